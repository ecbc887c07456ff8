"""Temples as an optician bends them: along the head to the ear, resting on it, and down behind it."""

import numpy as np
from mathutils import Vector

# Where an ear may be: behind the eyes and up from them, in mm.
DEPTHS, HEIGHTS = np.arange(45, 125), np.arange(-60, 26)
# What stands out this much more than the skull above it is an ear.
STANDS_OUT = 4
# Gap between the middle of a temple and the skin, and how much a temple leans to the head behind the ear.
GAP, INWARD = 1.7, 0.24


def side_of(head, y, z):
    """How far out the head is at a depth and a height; it is symmetrical."""
    hit = head.tree.ray_cast(Vector((300, y, z)), Vector((-1, 0, 0)))[0]
    return hit.x if hit else 0.0


def ear_of(head):
    """Depth and height of the fold where a temple rests: the top of the ear, where it leaves the head."""
    out = np.array([[side_of(head, y, z) for z in HEIGHTS] for y in DEPTHS])
    skull = out[:, -4:].mean(axis=1, keepdims=True)
    is_ear = out - skull > STANDS_OUT
    top = int(np.flatnonzero(is_ear.any(axis=0)).max())
    depths = DEPTHS[is_ear[:, max(0, top - 3) : top + 1].any(axis=1)]
    return float(depths.mean()), float(HEIGHTS[top])


def taut(depths, bounds):
    """The shortest line from the first to the last bound that is outside of all others, like a string."""
    hull = []
    for point in zip(depths, bounds):
        while len(hull) > 1 and (hull[-1][0] - hull[-2][0]) * (point[1] - hull[-2][1]) >= (hull[-1][1] - hull[-2][1]) * (point[0] - hull[-2][0]):
            hull.pop()
        hull.append(point)
    return np.array(hull).T


def on_ears(head, parts, hinge, bend):
    """The parts of a placed frame with temples that rest on the ears; their bend began `bend` mm behind the hinge."""
    ear_y, ear_z = ear_of(head)
    reach = ear_y - hinge[1]

    def is_temple(points):
        return (points[:, 1] > hinge[1]) & (np.abs(points[:, 0]) > 0.6 * hinge[0])

    temples = np.vstack([points[is_temple(points)] for _, points, _ in parts])
    behind = temples[:, 1] - hinge[1]
    low = temples[(behind > bend - 10) & (behind < bend), 2].min()
    bins = np.arange(0, behind.max() + 4, 4)
    middles = np.array([np.abs(temples[np.abs(behind - at) < 4, 0]).mean() for at in bins])

    depths = np.arange(hinge[1] + 8, ear_y + 1)
    heights = hinge[2] + (ear_z + 3 - hinge[2]) * (depths - hinge[1]) / reach
    bounds = [side_of(head, y, z) + GAP for y, z in zip(depths, heights)]
    line = taut([hinge[1], *depths], [middles[0], *bounds])

    def bent(points):
        is_moved = is_temple(points)
        x, y, z = points.T
        far = np.maximum(0, y - hinge[1])
        new_y = hinge[1] + far * reach / bend
        middle = np.interp(new_y, *line) - INWARD * np.maximum(0, new_y - ear_y)
        moved = np.stack(
            [
                x + np.sign(x) * (middle - np.interp(far, bins, middles)) * np.clip(far / 6, 0, 1),
                new_y,
                z + (ear_z + 0.5 - low) * np.clip(far / bend, 0, 1),
            ],
            axis=1,
        )
        return np.where(is_moved[:, None], moved, points)

    return [(role, bent(points), triangles) for role, points, triangles in parts]
