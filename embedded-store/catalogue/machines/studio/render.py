"""
Renders the pictures of specs.json that are not there yet, as transparent PNGs:
    nice -n 19 blender -b --factory-startup -P render.py -- OUT [KEY ...] [--threads N] [--pixels N] [--samples N]
Every key gets one picture per entry of its `views`: {"name-1.png", "name-2.png"}. A run can be stopped and resumed.
`node --import tsx embedded-store/catalogue/machines/studio/composite.ts OUT` then composites them on the background as WebP.
"""

import argparse
import json
import pathlib
import sys

HERE = pathlib.Path(__file__).parent
sys.path.insert(0, str(HERE))

import scene  # noqa: E402
from machines import BUILDERS  # noqa: E402


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("out", type=pathlib.Path)
    parser.add_argument("keys", nargs="*")
    parser.add_argument("--threads", type=int, default=2)
    parser.add_argument("--pixels", type=int, default=720)
    parser.add_argument("--samples", type=int, default=30)
    options = parser.parse_args(sys.argv[sys.argv.index("--") + 1 :])
    options.out.mkdir(parents=True, exist_ok=True)
    specs = json.loads((HERE / "specs.json").read_text())
    wanted = [(i, key) for key in options.keys or specs for i in range(len(specs[key]["views"]))]
    for i, key in sorted(wanted, key=lambda w: w[0]):
        target = options.out / f"{key}-{i + 1}.png"
        if target.exists():
            continue
        spec = specs[key]
        scene.empty()
        BUILDERS[spec["builder"]](**spec.get("parameters", {}))
        corners = scene.settle()
        scene.floor()
        scene.lights()
        scene.camera(corners, *spec["views"][i])
        scene.render(target, options.pixels, options.samples, options.threads)


main()
