"""Machines around a motor, and the motor itself. Each function takes parameters of specs.json and leaves its solids in the scene."""

import math

from parts import (
    box,
    brass,
    brushed,
    coil,
    cylinder,
    dark,
    frame,
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
)


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
