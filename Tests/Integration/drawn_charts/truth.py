"""What the charts share: the colours of their authors, curves to draw, and what is true of each picture."""

import math
import random
from dataclasses import dataclass, field
from pathlib import Path

TAB10 = ["#1f77b4", "#ff7f0e", "#2ca02c", "#d62728", "#9467bd", "#8c564b", "#e377c2", "#7f7f7f", "#bcbd22", "#17becf"]
DEEP = ["#4c72b0", "#dd8452", "#55a868", "#c44e52", "#8172b3", "#937860"]
OKABE = ["#e69f00", "#56b4e9", "#009e73", "#0072b2", "#d55e00", "#cc79a7"]


def channels(color):
    return tuple(int(color[i : i + 2], 16) for i in (1, 3, 5))


def over(color, opacity, ground="#ffffff"):
    """A translucent colour as it shows on a ground; renderers mix encoded values."""
    mixed = (a * opacity + b * (1 - opacity) for a, b in zip(channels(color), channels(ground)))
    return "#" + "".join(f"{round(value):02x}" for value in mixed)


@dataclass
class Drawn:
    """A picture and its truth."""

    name: str
    path: Path
    #: The colours of the data, as they show in the picture.
    series: list
    ground: str = "#ffffff"
    #: The colour behind the data, where it is not the ground.
    plot: str | None = None
    #: How far a channel may be off: lines of a pixel never fill one.
    tolerance: int = 4
    #: Colours that may count as data or not: black error bars, the grey of a reference line.
    optional: list = field(default_factory=list)
    #: Whether colours alone do not tell what is a series: letters, layers, shadows, a page around the chart, a former JPEG.
    beyond: bool = False


def wave(index, count=25, seed=0):
    random.seed(1000 * seed + index)
    level, slope = 10 + 6 * index, random.uniform(-2, 2)
    return [level + slope * x / 5 + 4 * math.sin(x / 3 + index) + random.uniform(-1, 1) for x in range(count)]


def bell(index, count=200, spread=1.0):
    center = 2 + index * spread
    xs = [i * 10 / count + index * spread - 3 for i in range(count)]
    return xs, [math.exp(-((x - center) ** 2) / (1 + 0.2 * index)) for x in xs]
