"""Hand tools and workshop machines. Each function takes parameters of specs.json and leaves its solids in the scene."""

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
