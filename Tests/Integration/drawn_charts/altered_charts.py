"""Pictures that are harder to read than what a library writes."""

from .truth import OKABE, Drawn, wave


def altered_charts(folder):
    """Classes of ramps, which are no series; headings, pages around a chart, pictures that were resized or were a JPEG."""
    import io

    import matplotlib

    matplotlib.use("Agg")
    import matplotlib.pyplot as plt
    import numpy
    from PIL import Image, ImageDraw

    drawn = []

    def chart(name, series, draw, dpi=100, alter=lambda image: image, **truth):
        figure, axes = plt.subplots()
        draw(figure, axes)
        data = io.BytesIO()
        figure.savefig(data, dpi=dpi)
        plt.close(figure)
        path = folder / f"altered-{name}.png"
        alter(Image.open(data).convert("RGB")).save(path)
        drawn.append(Drawn(f"altered {name}", path, series, **truth))

    xs, ys = numpy.meshgrid(numpy.linspace(-3, 3, 200), numpy.linspace(-3, 3, 160))
    heights = numpy.sin(xs * 1.3) * numpy.cos(ys) + 0.4 * xs
    for ramp, count in (("RdBu", 9), ("Blues", 6), ("Spectral", 9), ("YlOrRd", 5), ("cividis", 7), ("jet", 9), ("terrain", 10)):
        chart(f"contours-{ramp}", [], lambda figure, axes: figure.colorbar(axes.contourf(xs, ys, heights, count, cmap=ramp)),
              beyond=ramp == "cividis")
    squares = numpy.random.default_rng(5).integers(0, 5, (6, 9))
    chart("squares", [], lambda _, axes: axes.pcolormesh(squares, cmap=plt.get_cmap("YlGnBu", 5), edgecolors="white"), beyond=True)

    def lines(_, axes):
        for index in range(3):
            axes.plot(range(25), wave(index), color=OKABE[index])

    def bars(_, axes):
        for index in range(3):
            axes.bar([x + index * 0.27 for x in range(4)], [abs(v) for v in wave(index, 4)], 0.27, color=OKABE[index])

    def headed(figure, axes):
        lines(figure, axes)
        figure.subplots_adjust(top=0.82)
        figure.suptitle("Wind beats coal", color="#b3123c", fontsize=22, fontweight="bold")

    def jpeg(image):
        data = io.BytesIO()
        image.save(data, "JPEG", quality=98)
        return Image.open(data).convert("RGB")

    def page(image):
        page = Image.new("RGB", (image.width + 240, image.height + 120), "#f5f6f8")
        draw = ImageDraw.Draw(page)
        draw.rectangle((0, 0, page.width, 48), fill="#1a73e8")
        draw.rectangle((0, 48, 180, page.height), fill="#20232a")
        for index, color in enumerate(("#61dafb", "#ff6b6b", "#51cf66")):
            draw.rectangle((16, 80 + 44 * index, 160, 108 + 44 * index), fill=color)
        page.paste(image, (200, 80))
        return page

    for dpi in (100, 220):
        chart(f"heading-{dpi}", OKABE[:3], headed, dpi, beyond=True)
    chart("page", OKABE[:3], lines, alter=page, ground="#f5f6f8", plot="#ffffff", beyond=True)
    chart("bars-resized", OKABE[:3], bars, alter=lambda image: image.resize((960, 720), Image.Resampling.BICUBIC))
    chart("bars-jpeg", OKABE[:3], bars, alter=jpeg, beyond=True)
    chart("lines-dithered", OKABE[:3], lines, alter=lambda image: image.quantize(16).convert("RGB"), tolerance=16, beyond=True)
    return drawn
