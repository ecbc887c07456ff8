"""One builder per kind of machine. Each takes the parameters of specs.json and leaves its solids in the scene."""

import math
import random

from parts import (
    AXES,
    ball,
    box,
    brass,
    brushed,
    coil,
    cylinder,
    dark,
    frame,
    galvanised,
    material,
    paint,
    plastic,
    profile,
    ring,
    rubber,
    steel,
    text,
    tube,
    wheel,
    wood,
)


def drill(accent, brand, battery=True, hammer=False):
    body = plastic(accent)
    long = 0.05 if hammer else 0.0
    cylinder(0.034, 0.15 + long, (0.0, 0, 0.2), body, "x", bevel=0.012)
    cylinder(0.03, 0.05, (0.095 + long / 2, 0, 0.2), dark(), "x", top=0.024, turn=(0, 90, 0))
    cylinder(0.022, 0.035, (0.135 + long / 2, 0, 0.2), rubber(), "x", bevel=0.003)
    cylinder(0.016, 0.02, (0.16 + long / 2, 0, 0.2), steel(), "x", top=0.009, turn=(0, 90, 0))
    cylinder(0.004, 0.09, (0.21 + long / 2, 0, 0.2), steel(), "x", bevel=0)
    coil(0.0042, 7, 0.008, 0.0014, (0.185 + long / 2, 0, 0.2), steel(), axis="x")
    cylinder(0.03, 0.014, (-0.08 - long / 2, 0, 0.2), dark(), "x", bevel=0.006)
    for i in range(5):
        box((0.004, 0.07, 0.022), (-0.055 + i * 0.011, 0, 0.214), dark(), 0.001)
    grip = [(-0.062, 0.19), (0.02, 0.19), (0.0, 0.15), (-0.02, 0.06), (-0.085, 0.06), (-0.07, 0.13)]
    profile(grip, 0.044, (0, 0, 0), rubber(), 0.014)
    profile([(0.0, 0.165), (0.024, 0.168), (0.016, 0.125), (-0.008, 0.13)], 0.024, (0, 0, 0), dark(), 0.006)
    if battery:
        box((0.115, 0.068, 0.02), (-0.045, 0, 0.05), body, 0.008)
        box((0.125, 0.074, 0.04), (-0.045, 0, 0.022), dark(), 0.01)
        for i in range(3):
            box((0.008, 0.002, 0.006), (-0.07 + i * 0.014, -0.0375, 0.024), plastic("#7fd08a"), 0.0005)
    else:
        profile([(-0.09, 0.065), (-0.015, 0.065), (-0.02, 0.035), (-0.085, 0.035)], 0.046, (0, 0, 0), body, 0.012)
        tube([(-0.055, 0, 0.035), (-0.06, 0, 0.01), (-0.12, 0.03, 0.006), (-0.2, 0.0, 0.006)], 0.005, rubber())
    if hammer:
        cylinder(0.012, 0.1, (0.085 + long / 2, -0.08, 0.2), rubber(), "y", bevel=0.005)
        ring(0.033, 0.007, (0.085 + long / 2, 0, 0.2), dark(), "x")
    text(brand, 0.017, (0.0, -0.0345, 0.2), plastic("#f4f1ea"))


def grinder(accent, brand, disc=0.0625):
    body = plastic(accent)
    cylinder(0.03, 0.17, (-0.04, 0, 0.06), body, "x", bevel=0.01)
    cylinder(0.026, 0.09, (-0.165, 0, 0.06), rubber(), "x", bevel=0.012)
    cylinder(0.034, 0.05, (0.055, 0, 0.06), brushed(), "x", bevel=0.008)
    box((0.075, 0.062, 0.055), (0.1, 0, 0.058), brushed(), 0.014)
    cylinder(0.016, 0.03, (0.11, 0, 0.022), steel(), "z")
    cylinder(disc, 0.004, (0.11, 0, 0.006), material("abrasive", "#4b3a33", 0.85, bump=0.4, bump_scale=900), "z", bevel=0.001)
    cylinder(0.012, 0.008, (0.11, 0, 0.002), steel(), "z")
    guard = [(0.11 + disc * 1.1 * math.cos(a), disc * 1.1 * math.sin(a), 0.016) for a in [math.radians(t) for t in range(90, 271, 10)]]
    tube(guard, 0.011, dark(), smooth=False)
    cylinder(0.013, 0.1, (0.1, -0.085, 0.06), rubber(), "y", bevel=0.006)
    for i in range(6):
        box((0.004, 0.05, 0.03), (-0.12 + i * 0.009, 0, 0.068), dark(), 0.001)
    tube([(-0.21, 0, 0.06), (-0.25, 0, 0.05), (-0.28, 0.02, 0.006), (-0.24, 0.1, 0.006)], 0.005, rubber())
    text(brand, 0.02, (-0.03, -0.031, 0.06), plastic("#f4f1ea"))


def engine(x, y, z, accent, size=1.0):
    """A small four-stroke engine: finned block, starter, tank, muffler."""
    s = size
    box((0.2 * s, 0.2 * s, 0.16 * s), (x, y, z + 0.08 * s), brushed(), 0.012)
    for i in range(7):
        box((0.13 * s, 0.235 * s, 0.006), (x, y, z + (0.1 + i * 0.017) * s), brushed(), 0.001)
    cylinder(0.09 * s, 0.05 * s, (x, y - 0.12 * s, z + 0.09 * s), paint(accent), "y", bevel=0.012)
    cylinder(0.055 * s, 0.06 * s, (x, y - 0.125 * s, z + 0.09 * s), dark(), "y", bevel=0.006)
    for i in range(10):
        a = 2 * math.pi * i / 10
        box((0.004, 0.01, 0.03 * s), (x + 0.07 * s * math.sin(a), y - 0.146 * s, z + (0.09 + 0.07 * math.cos(a)) * s), dark(), 0.001, (0, math.degrees(a), 0))
    box((0.22 * s, 0.17 * s, 0.09 * s), (x, y, z + 0.275 * s), paint(accent), 0.03)
    cylinder(0.026 * s, 0.025 * s, (x, y, z + 0.33 * s), dark(), "z", bevel=0.006)
    box((0.08 * s, 0.14 * s, 0.1 * s), (x + 0.15 * s, y, z + 0.18 * s), dark(), 0.02)


def generator(accent, brand, wheels=False, big=False):
    w = 0.64 if big else 0.54
    for y in (-0.21, 0.21):
        frame([(-w / 2, y, 0.03), (w / 2, y, 0.03), (w / 2, y, 0.46), (-w / 2, y, 0.46)], 0.014, dark(), 0.06)
    for x, z in ((-w / 2, 0.12), (w / 2, 0.12), (-w / 2, 0.36), (w / 2, 0.36)):
        tube([(x, -0.21, z), (x, 0.21, z)], 0.014, dark(), smooth=False)
    box((w * 0.94, 0.38, 0.13), (0, 0, 0.4), paint(accent), 0.045)
    cylinder(0.04, 0.03, (0.06, 0.04, 0.475), dark(), "z", bevel=0.008)
    cylinder(0.022, 0.006, (-0.1, 0.0, 0.467), plastic("#f4f1ea"), "z", bevel=0.001)
    engine(w * 0.17, 0.02, 0.05, accent, 0.95)
    cylinder(0.115, 0.2, (-w * 0.22, 0.03, 0.16), brushed(), "x", bevel=0.012)
    for i in range(5):
        ring(0.116, 0.004, (-w * 0.3 + i * 0.035, 0.03, 0.16), dark(), "x")
    box((0.24, 0.035, 0.15), (-w * 0.2, -0.195, 0.22), dark(), 0.01)
    for i in range(2):
        cylinder(0.027, 0.012, (-w * 0.2 - 0.06 + i * 0.075, -0.217, 0.2), plastic("#3b3f44"), "y", bevel=0.003)
        for dx in (-0.008, 0.008):
            cylinder(0.003, 0.004, (-w * 0.2 - 0.06 + i * 0.075 + dx, -0.224, 0.2), steel(), "y", bevel=0)
    cylinder(0.02, 0.01, (-w * 0.2 - 0.06, -0.215, 0.265), plastic("#f4f1ea"), "y", bevel=0.002)
    box((0.03, 0.012, 0.022), (-w * 0.2 + 0.03, -0.215, 0.265), plastic("#b3261e"), 0.003)
    text(brand, 0.052, (0.02, -0.1905, 0.402), plastic("#f4f1ea"))
    if wheels:
        for y in (-0.25, 0.25):
            wheel(0.09, 0.05, (-w / 2 + 0.06, y, 0.05))
        frame([(w / 2, -0.19, 0.3), (w / 2 + 0.2, -0.19, 0.34), (w / 2 + 0.2, 0.19, 0.34), (w / 2, 0.19, 0.3)], 0.012, dark(), 0.04, closed=False)


def washer(accent, brand, reel=False):
    body = plastic(accent)
    profile([(-0.14, 0.06), (0.14, 0.06), (0.15, 0.3), (0.09, 0.52), (-0.06, 0.52), (-0.15, 0.3)], 0.24, (0, 0, 0), body, 0.03)
    box((0.2, 0.25, 0.16), (0.02, 0, 0.16), dark(), 0.02)
    for i in range(7):
        box((0.14, 0.252, 0.006), (0.02, 0, 0.11 + i * 0.017), material("slot", "#121314", 0.8), 0.001)
    cylinder(0.045, 0.03, (0.135, 0, 0.36), dark(), "x", bevel=0.008)
    box((0.02, 0.014, 0.06), (0.155, 0, 0.36), plastic("#f4f1ea"), 0.004)
    frame([(-0.1, -0.1, 0.45), (-0.14, -0.1, 0.82), (-0.14, 0.1, 0.82), (-0.1, 0.1, 0.45)], 0.014, brushed(), 0.05, closed=False)
    cylinder(0.021, 0.14, (-0.14, 0, 0.82), rubber(), "y", bevel=0.008)
    for y in (-0.15, 0.15):
        wheel(0.1, 0.055, (-0.09, y, 0.1))
    box((0.1, 0.2, 0.04), (0.11, 0, 0.03), dark(), 0.01)
    coil(0.09, 4, 0.02, 0.009, (0.0, -0.215, 0.29), rubber(), 3, 0.004, "y")
    tube([(0.08, -0.215, 0.3), (0.16, -0.25, 0.24), (0.24, -0.24, 0.1), (0.3, -0.22, 0.02)], 0.009, rubber())
    tube([(0.24, -0.2, 0.02), (0.26, -0.2, 0.34), (0.3, -0.2, 0.8)], 0.01, brushed())
    profile([(0.21, 0.02), (0.26, 0.02), (0.275, 0.2), (0.24, 0.22)], 0.03, (0, -0.2, 0.05), dark(), 0.01)
    cylinder(0.014, 0.05, (0.302, -0.2, 0.82), brass(), "z", top=0.009)
    if reel:
        cylinder(0.12, 0.12, (0, 0, 0.6), dark(), "y", bevel=0.01)
        coil(0.1, 6, 0.016, 0.008, (0, 0.045, 0.6), rubber(), 5, 0.003, "y")
    text(brand, 0.034, (0.012, -0.1215, 0.455), plastic("#f4f1ea"))


def welder(accent, brand, big=False, amperes="140"):
    h = 0.3 if big else 0.22
    box((0.36, 0.15, h), (0, 0, h / 2 + 0.012), paint(accent), 0.018)
    box((0.014, 0.146, h * 0.96), (0.182, 0, h / 2 + 0.012), dark(), 0.008)
    box((0.014, 0.146, h * 0.96), (-0.182, 0, h / 2 + 0.012), dark(), 0.008)
    for x in (-0.13, 0.13):
        for y in (-0.05, 0.05):
            cylinder(0.014, 0.024, (x, y, 0.01), rubber())
    frame([(-0.1, 0, h), (-0.1, 0, h + 0.07), (0.1, 0, h + 0.07), (0.1, 0, h)], 0.011, rubber(), 0.04, closed=False)
    for i in range(9):
        box((0.13, 0.1515, 0.005), (-0.06, 0, h * 0.3 + i * 0.012), material("slot", "#121314", 0.8), 0.001)
    z = h * 0.24
    for y in (-0.038, 0.038):
        cylinder(0.02, 0.03, (0.196, y, z), dark(), "x", bevel=0.003)
        cylinder(0.011, 0.034, (0.197, y, z), brass(), "x", bevel=0.001)
    cylinder(0.026, 0.022, (0.196, 0, h * 0.52), plastic("#d8d9d6"), "x", bevel=0.006)
    box((0.004, 0.08, 0.035), (0.19, 0, h * 0.8), material("screen", "#0b1512", 0.15), 0.004)
    text(amperes, 0.026, (0.1925, 0, h * 0.8), material("digits", "#ff6a3d", 0.4), (90, 0, 90))
    coil(0.09, 3, 0.016, 0.008, (0.34, -0.06, 0.01), rubber(), 2, 0.006)
    tube([(0.21, -0.038, z), (0.26, -0.04, z), (0.3, -0.1, 0.02), (0.34, -0.15, 0.012)], 0.008, rubber())
    tube([(0.43, -0.06, 0.04), (0.48, -0.1, 0.02), (0.44, -0.2, 0.015)], 0.012, plastic("#b3261e"))
    text(brand, 0.042, (-0.02, -0.0755, h * 0.78), plastic("#f4f1ea"))


def chainsaw(accent, brand, bar=0.4, electric=False):
    body = plastic(accent)
    outline = [(-0.13, 0.05), (0.1, 0.05), (0.12, 0.09), (0.1, 0.16), (0.03, 0.2), (-0.1, 0.19), (-0.14, 0.13)]
    profile(outline, 0.15, (0, 0, 0), body, 0.022)
    box((0.2, 0.165, 0.05), (-0.01, 0, 0.065), dark(), 0.014)
    cylinder(0.055, 0.16, (-0.05, 0, 0.125), dark(), "y", bevel=0.01)
    for i in range(8):
        a = math.pi * i / 4
        box((0.006, 0.163, 0.036), (-0.05 + 0.032 * math.sin(a), 0, 0.125 + 0.032 * math.cos(a)), body, 0.002, (0, math.degrees(a), 0))
    blade = [(0.06, 0.075), (0.06 + bar, 0.078)]
    blade += [(0.06 + bar + 0.03 * math.sin(a), 0.108 - 0.03 * math.cos(a)) for a in [math.pi * i / 10 for i in range(11)]]
    blade += [(0.06 + bar, 0.138), (0.06, 0.141)]
    profile(blade, 0.006, (0, -0.045, 0), steel(), 0.001)
    edge = [(x + (0.006 if x > 0.06 + bar else 0), -0.045, z + (0.006 if z > 0.108 else -0.006)) for x, z in blade]
    tube(edge, 0.0055, dark(), smooth=False)
    for i in range(int(bar / 0.022)):
        box((0.009, 0.008, 0.011), (0.09 + i * 0.022, -0.045, 0.15), steel(), 0.002, (0, 12, 0))
        box((0.009, 0.008, 0.011), (0.09 + i * 0.022, -0.045, 0.066), steel(), 0.002, (0, -12, 0))
    frame([(0.04, -0.1, 0.06), (0.06, -0.1, 0.25), (0.03, 0.09, 0.25), (0.0, 0.1, 0.07)], 0.013, rubber(), 0.05, closed=False)
    frame([(-0.11, 0, 0.19), (-0.26, 0, 0.2), (-0.3, 0, 0.1), (-0.12, 0, 0.06)], 0.019, rubber(), 0.06, closed=False)
    profile([(0.1, 0.15), (0.13, 0.24), (0.15, 0.24), (0.13, 0.14)], 0.13, (0, 0, 0), dark(), 0.008)
    profile([(0.1, 0.06), (0.13, 0.055), (0.115, 0.075), (0.135, 0.085), (0.115, 0.1), (0.1, 0.12)], 0.02, (0, -0.02, 0), steel(), 0.002)
    if electric:
        tube([(-0.29, 0, 0.12), (-0.36, 0, 0.06), (-0.4, -0.06, 0.012), (-0.33, -0.16, 0.01)], 0.007, rubber())
    else:
        cylinder(0.022, 0.02, (0.04, 0.075, 0.15), dark(), "y", bevel=0.004)
        cylinder(0.02, 0.02, (-0.1, -0.08, 0.155), dark(), "y", bevel=0.004)
    text(brand, 0.034, (0.06 + bar * 0.55, -0.0482, 0.108), dark(), depth=0.0004)


def compressor(accent, brand, length=0.62):
    body = paint(accent)
    cylinder(0.14, length, (0, 0, 0.25), body, "x", bevel=0.06)
    for x in (-length * 0.3, length * 0.3):
        ring(0.1405, 0.003, (x, 0, 0.25), body, "x")
    for y in (-0.14, 0.14):
        wheel(0.085, 0.045, (-length * 0.33, y, 0.085))
    box((0.03, 0.16, 0.14), (length * 0.35, 0, 0.07), dark(), 0.008)
    box((length * 0.62, 0.17, 0.02), (0, 0, 0.4), dark(), 0.006)
    cylinder(0.075, 0.2, (-0.09, 0, 0.48), dark(), "x", bevel=0.014)
    for i in range(8):
        ring(0.076, 0.003, (-0.17 + i * 0.02, 0, 0.48), dark(), "x")
    box((0.1, 0.12, 0.1), (0.1, 0, 0.46), brushed(), 0.01)
    for i in range(6):
        box((0.13, 0.15, 0.006), (0.1, 0, 0.51 + i * 0.016), brushed(), 0.001)
    cylinder(0.035, 0.06, (0.1, -0.1, 0.56), dark(), "y", bevel=0.008)
    frame([(length * 0.3, -0.09, 0.36), (length * 0.62, -0.09, 0.46), (length * 0.62, 0.09, 0.46), (length * 0.3, 0.09, 0.36)], 0.012, dark(), 0.05, closed=False)
    box((0.09, 0.07, 0.07), (length * 0.29, -0.06, 0.44), dark(), 0.01)
    for x in (length * 0.24, length * 0.36):
        cylinder(0.028, 0.02, (x, -0.12, 0.45), plastic("#f4f1ea"), "y", bevel=0.003)
        cylinder(0.031, 0.014, (x, -0.115, 0.45), steel(), "y", bevel=0.002)
        box((0.003, 0.002, 0.02), (x + 0.004, -0.1315, 0.456), plastic("#b3261e"), 0.0005, (0, 30, 0))
    tube([(0.1, 0.05, 0.6), (0.16, 0.09, 0.6), (0.2, 0.1, 0.5), (0.18, 0.08, 0.38)], 0.008, brass())
    text(brand, 0.075, (0, -0.1405, 0.25), plastic("#f4f1ea"))


def pump(accent, brand):
    engine(0.1, 0, 0.06, accent, 1.0)
    cylinder(0.11, 0.1, (-0.13, 0, 0.17), paint("#5c6166"), "x", bevel=0.02)
    ring(0.1, 0.026, (-0.15, 0, 0.17), paint("#5c6166"), "x")
    cylinder(0.038, 0.12, (-0.22, 0, 0.17), paint("#5c6166"), "x", bevel=0.006)
    cylinder(0.05, 0.03, (-0.27, 0, 0.17), dark(), "x", bevel=0.006)
    cylinder(0.038, 0.12, (-0.13, 0, 0.3), paint("#5c6166"), "z", bevel=0.006)
    cylinder(0.05, 0.03, (-0.13, 0, 0.36), dark(), "z", bevel=0.006)
    for y in (-0.15, 0.15):
        frame([(-0.25, y, 0.02), (0.3, y, 0.02), (0.3, y, 0.44), (-0.25, y, 0.44)], 0.011, dark(), 0.05)
    for x in (-0.25, 0.3):
        tube([(x, -0.15, 0.3), (x, 0.15, 0.3)], 0.011, dark(), smooth=False)
        tube([(x, -0.15, 0.06), (x, 0.15, 0.06)], 0.011, dark(), smooth=False)
    text(brand, 0.038, (0.1, -0.0865, 0.335), plastic("#f4f1ea"))


def wire(gauge=0.0032, barbed=True, turns=16, layers=4, label="", accent="#c8501e"):
    rng = random.Random(11)
    metal = galvanised()
    for layer in range(layers):
        radius = 0.15 + layer * gauge * 2.4
        coil(radius, turns, 0.012, gauge, (0, 0, 0.01), metal, layer + 1, 0.006)
        if barbed:
            coil(radius + gauge, turns, 0.012, gauge * 0.8, (0, 0, 0.013), metal, layer + 20, 0.006)
    if barbed:
        for _ in range(150):
            a, z = rng.uniform(0, 2 * math.pi), rng.uniform(0.015, turns * 0.012)
            r = 0.15 + layers * gauge * 2.4
            x, y = r * math.cos(a), r * math.sin(a)
            for tilt in (35, -35):
                cylinder(gauge * 0.75, 0.036, (x, y, z), metal, bevel=0, turn=(rng.uniform(40, 130), tilt, math.degrees(a)), sides=10)
            ring(gauge * 1.6, gauge * 0.8, (x, y, z), metal, turn=(90, 0, math.degrees(a)))
    for a in (20, 140, 260):
        x, y = math.cos(math.radians(a)), math.sin(math.radians(a))
        frame([(x * 0.138, y * 0.138, 0), (x * 0.2, y * 0.2, 0), (x * 0.2, y * 0.2, turns * 0.012 + 0.02), (x * 0.138, y * 0.138, turns * 0.012 + 0.02)], 0.004, plastic("#1c1d1f"), 0.01)
    if label:
        box((0.11, 0.004, 0.085), (0.0, -0.2, 0.1), plastic(accent), 0.002)
        text(label, 0.026, (0.0, -0.2025, 0.1), plastic("#f4f1ea"))


def mesh(height=1.0, cell=0.05, radius=0.17, accent="#c8501e", label=""):
    """A roll of woven fence with its loose end lying open."""
    metal = galvanised()
    steps = int(height / cell)
    turns = 4.2
    count = 150
    for i in range(steps + 1):
        z = 0.01 + i * cell
        points = []
        for k in range(count):
            t = k / (count - 1)
            a = 2 * math.pi * turns * t
            r = radius + 0.01 * turns * t
            points.append((r * math.cos(a), r * math.sin(a), z))
        points += [(points[-1][0] + 0.06 * k, points[-1][1] - 0.012 * k * k + 0.055 * k, z) for k in range(1, 9)]
        tube(points, 0.0028 if i in (0, steps) else 0.002, metal, smooth=False)
    for k in range(0, count + 8, 2):
        if k < count:
            t = k / (count - 1)
            a = 2 * math.pi * turns * t
            r = radius + 0.01 * turns * t
            x, y = r * math.cos(a), r * math.sin(a)
        else:
            j = k - count + 1
            x, y = points[count - 1][0] + 0.06 * j, points[count - 1][1] - 0.012 * j * j + 0.055 * j
        tube([(x, y, 0.01), (x, y, 0.01 + steps * cell)], 0.0018, metal, smooth=False)
    if label:
        box((0.16, 0.004, 0.12), (-0.02, -radius - 0.05, height * 0.55), plastic(accent), 0.002)
        text(label, 0.036, (-0.02, -radius - 0.0525, height * 0.55), plastic("#f4f1ea"))


def posts(kind="eucalipto", count=5, height=1.1):
    for i in range(count):
        x, y, tilt = (i - (count - 1) / 2) * 0.17, (0.05 if i % 2 else -0.03), (i - 1) * 1.5
        if kind == "eucalipto":
            cylinder(0.058 - i * 0.004, height, (x, y, height / 2), wood("#8b6a45"), bevel=0.012, turn=(0, tilt, i * 70))
        elif kind == "concreto":
            stone = material("concrete", "#a9a59d", 0.85, bump=0.5, bump_scale=60)
            box((0.1, 0.1, height), (x, y, height / 2), stone, 0.01)
            for k in range(5):
                cylinder(0.008, 0.11, (x, y, height * (0.25 + k * 0.15)), dark(), "y", bevel=0)
        else:
            metal = galvanised()
            box((0.05, 0.006, height), (x, y, height / 2), metal, 0.001)
            box((0.006, 0.05, height), (x, y, height / 2), metal, 0.001)
            for k in range(6):
                box((0.016, 0.02, 0.008), (x, y - 0.03, height * (0.3 + k * 0.12)), metal, 0.001)
            cylinder(0.02, 0.012, (x, y, height), plastic("#d98c1f"), bevel=0.003)


def gate(kind="madeira", width=1.5):
    high = 1.0
    if kind == "madeira":
        plank = wood("#8a5f3a")
        for i in range(5):
            box((width, 0.035, 0.1), (0, 0, 0.18 + i * 0.19), plank, 0.006)
        for x in (-width / 2 + 0.05, width / 2 - 0.05, 0):
            box((0.09, 0.05, high), (x, 0.03, 0.56), plank, 0.008)
        slope = math.degrees(math.atan2(0.76, width - 0.1))
        length = math.hypot(0.76, width - 0.1)
        box((length, 0.04, 0.08), (0, -0.035, 0.56), plank, 0.006, (0, -slope, 0))
        for x in (-width / 2 + 0.05,):
            for z in (0.27, 0.85):
                box((0.3, 0.012, 0.035), (x + 0.1, -0.028, z), dark(), 0.003)
                cylinder(0.016, 0.09, (x - 0.07, -0.02, z), dark())
        cylinder(0.075, 1.35, (-width / 2 - 0.11, 0, 0.675), wood("#6f5137"), bevel=0.014)
        cylinder(0.075, 1.35, (width / 2 + 0.12, 0, 0.675), wood("#6f5137"), bevel=0.014)
        box((0.16, 0.02, 0.03), (width / 2 - 0.01, -0.04, 0.66), steel(), 0.004)
    else:
        metal = galvanised()
        frame([(-width / 2, 0, 0.15), (width / 2, 0, 0.15), (width / 2, 0, 1.1), (-width / 2, 0, 1.1)], 0.024, metal, 0.08)
        for i in range(1, 5):
            tube([(-width / 2, 0, 0.15 + i * 0.19), (width / 2, 0, 0.15 + i * 0.19)], 0.014, metal, smooth=False)
        for x in (-width / 4, width / 4):
            tube([(x, 0, 0.15), (x, 0, 1.1)], 0.014, metal, smooth=False)
        for x in (-width / 2 - 0.13, width / 2 + 0.13):
            cylinder(0.05, 1.3, (x, 0, 0.65), metal, bevel=0.006)
            ball(0.052, (x, 0, 1.3), metal, (1, 1, 0.5))
        for z in (0.32, 0.93):
            cylinder(0.022, 0.09, (-width / 2 - 0.05, 0, z), dark())
            box((0.1, 0.03, 0.03), (-width / 2 - 0.07, 0, z), dark(), 0.004)
        box((0.18, 0.03, 0.05), (width / 2 + 0.04, -0.03, 0.62), dark(), 0.006)


def bolt(at, size, mat, turn=(0, 0, 0)):
    points = [(0.1, 1), (-0.45, -0.1), (-0.05, -0.1), (-0.15, -1), (0.45, 0.2), (0.05, 0.2), (0.35, 1)]
    profile([(x * size, z * size) for x, z in points], 0.004, at, mat, 0.001, turn)


def energizer(accent, brand, solar=False, size=1.0):
    s = size
    body = plastic(accent)
    box((0.3 * s, 0.11, 0.24 * s), (0, 0, 0.14 * s + 0.03), body, 0.03)
    box((0.26 * s, 0.02, 0.2 * s), (0, -0.056, 0.14 * s + 0.03), dark(), 0.012)
    bolt((-0.06 * s, -0.069, 0.17 * s + 0.03), 0.06 * s, plastic("#f2c230"))
    for i in range(4):
        cylinder(0.006, 0.006, (0.03 + i * 0.024, -0.068, 0.2 * s + 0.03), material(f"led{i}", ["#49c46b", "#49c46b", "#f2c230", "#d9432f"][i], 0.25), "y", bevel=0.002)
    text(brand, 0.02 * s, (0.04 * s, -0.0675, 0.13 * s + 0.03), plastic("#f4f1ea"))
    cylinder(0.016, 0.03, (-0.07 * s, -0.03, 0.02), plastic("#d9432f"), bevel=0.004)
    cylinder(0.016, 0.03, (0.07 * s, -0.03, 0.02), plastic("#2d8a4e"), bevel=0.004)
    tube([(-0.07 * s, -0.03, 0.012), (-0.1, -0.14, 0.008), (-0.22, -0.16, 0.006)], 0.005, plastic("#d9432f"))
    tube([(0.07 * s, -0.03, 0.012), (0.1, -0.16, 0.008), (0.24, -0.15, 0.006)], 0.005, plastic("#2d8a4e"))
    for i in range(6):
        box((0.306 * s, 0.05, 0.006), (0, 0.02, 0.1 * s + 0.03 + i * 0.016), dark(), 0.001)
    if solar:
        top = 0.27 * s + 0.05
        tube([(0, 0.02, top - 0.04), (0, 0.03, top + 0.06)], 0.014, dark(), smooth=False)
        glass = material("cells", "#141f3a", 0.12, coat=1)
        box((0.4 * s, 0.3, 0.016), (0, 0.02, top + 0.09), brushed(), 0.004, (32, 0, 0))
        for i in range(5):
            for k in range(4):
                y = -0.105 + k * 0.07
                box((0.066 * s, 0.062, 0.003), ((i - 2) * 0.073 * s, 0.02 + y * math.cos(math.radians(32)) - 0.0095 * math.sin(math.radians(32)), top + 0.09 + y * math.sin(math.radians(32)) + 0.0095 * math.cos(math.radians(32))), glass, 0.001, (32, 0, 0))


def insulators(accent="#d98c1f", kind="anel"):
    for i in range(3):
        for k in range(4):
            x, y = (k - 1.5) * 0.09, (i - 1) * 0.09
            if kind == "castanha":
                china = material("china", "#efe9dc", 0.14, coat=1)
                cylinder(0.026, 0.02, (x, y, 0.012), china, bevel=0.008)
                cylinder(0.019, 0.03, (x, y, 0.032), china, bevel=0.006)
                cylinder(0.027, 0.018, (x, y, 0.052), china, bevel=0.008)
                cylinder(0.006, 0.064, (x, y, 0.034), dark(), bevel=0)
            else:
                part = plastic(accent)
                cylinder(0.02, 0.02, (x, y, 0.012), part, bevel=0.005)
                cylinder(0.012, 0.03, (x, y, 0.035), part, bevel=0.003)
                ring(0.017, 0.006, (x, y, 0.066), part, turn=(90, 0, 25))
                for t in range(3):
                    ring(0.0125, 0.002, (x, y, 0.028 + t * 0.007), part)


def reel(accent="#d98c1f", wire_colour="#f4f1ea", at=(0, 0, 0), size=1.0):
    s = size
    x, y, z = at
    for dy in (-0.07, 0.07):
        cylinder(0.13 * s, 0.01, (x, y + dy * s, z + 0.13 * s), plastic(accent), "y", bevel=0.003)
        ring(0.128 * s, 0.006, (x, y + dy * s, z + 0.13 * s), plastic(accent), "y")
    for layer in range(3):
        coil((0.07 + layer * 0.012) * s, 10, 0.012 * s, 0.0062 * s, (x, y + 0.06 * s, z + 0.13 * s), plastic(wire_colour), layer + 4, 0.002, "y")
    cylinder(0.035 * s, 0.16 * s, (x, y, z + 0.13 * s), dark(), "y", bevel=0.004)


def kit(accent, brand, solar=False, rods=2):
    energizer(accent, brand, solar, 0.9)
    reel(accent, "#f4f1ea", (0.32, 0.04, 0), 0.85)
    for i in range(rods):
        tube([(-0.26 - i * 0.05, 0.06, 0.008), (-0.34 - i * 0.05, 0.05, 0.42 + i * 0.04)], 0.007, galvanised(), smooth=False)
    for i in range(6):
        x, y = 0.1 + (i % 3) * 0.07, -0.18 - (i // 3) * 0.07
        part = plastic(accent)
        cylinder(0.018, 0.02, (x, y, 0.012), part, bevel=0.005)
        cylinder(0.011, 0.03, (x, y, 0.035), part, bevel=0.003)
        ring(0.015, 0.0055, (x, y, 0.062), part, turn=(90, 0, 25))
    box((0.16, 0.003, 0.11), (-0.14, -0.16, 0.057), plastic("#f2c230"), 0.004, (-12, 0, 10))
    bolt((-0.14, -0.163, 0.06), 0.036, dark(), (-12, 0, 10))


def saw(accent, brand):
    body = plastic(accent)
    box((0.3, 0.14, 0.006), (0, 0.01, 0.06), brushed(), 0.002)
    disc = steel()
    cylinder(0.092, 0.003, (0.01, -0.03, 0.085), disc, "y", bevel=0.0005)
    for i in range(24):
        a = 2 * math.pi * i / 24
        box((0.014, 0.004, 0.008), (0.01 + 0.093 * math.sin(a), -0.03, 0.085 + 0.093 * math.cos(a)), disc, 0.001, (0, math.degrees(a) + 20, 0))
    guard = [(0.01 + 0.1 * math.cos(a), 0.085 + 0.1 * math.sin(a)) for a in [math.radians(t) for t in range(-10, 191, 10)]]
    profile(guard, 0.05, (0, -0.03, 0), dark(), 0.012)
    cylinder(0.045, 0.14, (0.01, 0.07, 0.1), body, "y", bevel=0.014)
    for i in range(6):
        ring(0.0455, 0.002, (0.01, 0.08 + i * 0.009, 0.1), dark(), "y")
    frame([(0.06, 0.01, 0.13), (0.02, 0.01, 0.23), (-0.12, 0.01, 0.21), (-0.13, 0.01, 0.09)], 0.021, body, 0.06, closed=False)
    cylinder(0.024, 0.1, (-0.05, 0.01, 0.222), rubber(), "x", bevel=0.01, turn=(0, 81, 0))
    tube([(-0.13, 0.01, 0.11), (-0.2, 0.02, 0.08), (-0.22, 0.1, 0.006), (-0.15, 0.16, 0.006)], 0.006, rubber())
    text(brand, 0.026, (0.01, -0.0565, 0.145), plastic("#f4f1ea"))


BUILDERS = {
    "drill": drill,
    "grinder": grinder,
    "generator": generator,
    "washer": washer,
    "welder": welder,
    "chainsaw": chainsaw,
    "compressor": compressor,
    "pump": pump,
    "wire": wire,
    "mesh": mesh,
    "posts": posts,
    "gate": gate,
    "energizer": energizer,
    "insulators": insulators,
    "reel": reel,
    "kit": kit,
    "saw": saw,
}
