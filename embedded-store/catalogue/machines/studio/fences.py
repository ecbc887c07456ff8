"""Fences and energizers. Each function takes parameters of specs.json and leaves its solids in the scene."""

import math
import random

from parts import (
    ball,
    box,
    brushed,
    coil,
    cylinder,
    dark,
    frame,
    galvanised,
    material,
    plastic,
    profile,
    ring,
    steel,
    text,
    tube,
    wood,
)


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
