import PaletteCheckCLI

PaletteCheckCommand.run()
