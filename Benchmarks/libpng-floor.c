// The floor of `Benchmarks/pictures`: libpng reads a picture once and writes the same pixels COUNT times, with
// palettecheck's settings, and computes nothing.
//
// Usage: libpng-floor IN.png OUT photograph|chart COUNT; writes OUT-0.png, OUT-1.png, …
#include <png.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int main(int count, char **words) {
  if (count != 5) return 2;
  FILE *in = fopen(words[1], "rb");
  int copies = atoi(words[4]), isPhotograph = strcmp(words[3], "photograph") == 0;
  if (!in || copies < 1 || copies > 9) return 2;
  png_structp reader = png_create_read_struct(PNG_LIBPNG_VER_STRING, NULL, NULL, NULL);
  png_infop info = png_create_info_struct(reader);
  png_init_io(reader, in);
  png_read_info(reader, info);
  png_set_expand(reader);
  png_set_gray_to_rgb(reader);
  png_read_update_info(reader, info);
  png_uint_32 width = png_get_image_width(reader, info), height = png_get_image_height(reader, info);
  int depth = png_get_bit_depth(reader, info);
  png_bytep row = malloc(png_get_rowbytes(reader, info));
  png_structp writers[9];
  png_infop written[9];
  FILE *outs[9];
  for (int i = 0; i < copies; i++) {
    char name[4096];
    snprintf(name, sizeof name, "%s-%d.png", words[2], i);
    outs[i] = fopen(name, "wb");
    if (!outs[i]) return 2;
    writers[i] = png_create_write_struct(PNG_LIBPNG_VER_STRING, NULL, NULL, NULL);
    written[i] = png_create_info_struct(writers[i]);
    png_init_io(writers[i], outs[i]);
    png_set_IHDR(
        writers[i], written[i], width, height, depth, png_get_color_type(reader, info), PNG_INTERLACE_NONE,
        PNG_COMPRESSION_TYPE_DEFAULT, PNG_FILTER_TYPE_DEFAULT);
    png_set_compression_level(writers[i], depth == 16 ? 1 : isPhotograph ? 3 : 6);
    png_set_filter(writers[i], PNG_FILTER_TYPE_BASE, isPhotograph || depth == 16 ? PNG_FILTER_SUB : PNG_FILTER_NONE);
    png_write_info(writers[i], written[i]);
  }
  for (png_uint_32 y = 0; y < height; y++) {
    png_read_row(reader, row, NULL);
    for (int i = 0; i < copies; i++) png_write_row(writers[i], row);
  }
  for (int i = 0; i < copies; i++) {
    png_write_end(writers[i], written[i]);
    fclose(outs[i]);
  }
  return 0;
}
