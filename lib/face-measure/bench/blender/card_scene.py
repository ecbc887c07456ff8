"""A card of ISO/IEC 7810 ID-1 held at a head, its back to the camera, and glasses. Lengths are in mm, as in head_scene."""

import bpy
import numpy as np
from head_mesh import Mesh
from head_scene import UNIT, add_mesh, new_material, to_blender
from mathutils import Matrix

WIDTH, HEIGHT, CORNER, THICKNESS = 85.60, 53.98, 3.18, 0.76

# Areas printed on a card's back: right, down, width, height in mm from the upper left corner, and colour.
STRIPE = (0, 4, WIDTH, 12.7, (0.015, 0.012, 0.01))
SIGNATURE = (6, 21, 52, 9, (0.75, 0.75, 0.72))
TEXTS = [(6, 34 + 4 * line, 40 - 7 * line, 1.4, (0.4, 0.4, 0.4)) for line in range(4)]

# How far fingers reach over the card's edge.
FINGER = {"radius": 8.5, "length": 55, "over": 13}


def outline(inset=0):
    """The rounded edge of the card around its middle, clockwise in the picture."""
    points = []
    for x, y, start in [(1, 1, 0), (-1, 1, 90), (-1, -1, 180), (1, -1, 270)]:
        for angle in np.radians(np.linspace(start, start + 90, 9)):
            points.append(
                (
                    x * (WIDTH / 2 - CORNER) + (CORNER - inset) * np.cos(angle),
                    y * (HEIGHT / 2 - CORNER) + (CORNER - inset) * np.sin(angle),
                )
            )
    return np.array(points)


def flat(points, depth):
    return np.column_stack([points, np.full(len(points), depth)])


def under_nose(points):
    """How far below the eyes the nose ends, by the middle of the face."""
    middle = points[np.abs(points[:, 0]) < 3]
    nose = middle[(middle[:, 1] > 20) & (middle[:, 1] < 65)]
    tip = nose[nose[:, 2].argmin()]
    below = middle[(middle[:, 1] > tip[1]) & (middle[:, 1] < tip[1] + 18) & (middle[:, 2] < tip[2] + 40)]
    return below[below[:, 2].argmax(), 1]


def place_card(points, card, turn):
    """The middle of a card that touches the face but for its gap, in the head's own directions.

    @param turn: of the card towards the head
    """
    at = {"forehead": -(24 + HEIGHT / 2), "nose": under_nose(points) + 1 + HEIGHT / 2}[card["at"]]
    across, down = card.get("shift", [0, 0])
    middle = np.array([across, at + down, 0.0])
    forward = -turn[:, 2]
    for _ in range(3):
        x, y, _ = ((points - middle) @ turn).T
        is_behind = (np.abs(x) < WIDTH / 2) & (np.abs(y) < HEIGHT / 2) & (points[:, 2] < 40)
        away = (points[is_behind] - middle) @ forward
        middle = middle + forward * (away.max() + THICKNESS + card.get("gap", 1))
        # Only towards the viewer, so that a tilted card stays in its place.
        middle[:2] = [across, at + down]
    return middle


def plain(name, colour, roughness, specular=0.4):
    material, tree, surface = new_material(name, roughness, specular)
    surface.inputs["Base Color"].default_value = (*colour, 1)
    return material, tree, surface


def pictured(colour, other):
    """A card with a picture: clouds of two colours."""
    material, tree, surface = plain("card", colour, 0.35)
    noise = tree.nodes.new("ShaderNodeTexNoise")
    noise.inputs["Scale"].default_value = 3
    ramp = tree.nodes.new("ShaderNodeValToRGB")
    ramp.color_ramp.elements[0].position, ramp.color_ramp.elements[1].position = 0.4, 0.6
    ramp.color_ramp.elements[0].color, ramp.color_ramp.elements[1].color = (*colour, 1), (*other, 1)
    place = tree.nodes.new("ShaderNodeTexCoord")
    tree.links.new(place.outputs["Object"], noise.inputs["Vector"])
    tree.links.new(noise.outputs["Fac"], ramp.inputs["Fac"])
    tree.links.new(ramp.outputs["Color"], surface.inputs["Base Color"])
    return material


def mesh_of(points, faces):
    return Mesh(points, faces, [(0, 0) for face in faces for _ in face])


def add_finger(scene, material, middle, axes):
    """A finger as an ellipsoid: its long axis is the first of `axes` (columns), in the camera's directions."""
    bpy.ops.mesh.primitive_uv_sphere_add(segments=32, ring_count=24, radius=1)
    bpy.ops.object.shade_smooth()
    finger = bpy.context.object
    sizes = [FINGER["length"] / 2, FINGER["radius"], FINGER["radius"]]
    matrix = np.eye(4)
    columns = to_blender(axes.T) / UNIT
    matrix[:3, :3] = columns.T * np.array(sizes) * UNIT
    matrix[:3, 3] = to_blender(middle)[0]
    finger.matrix_world = Matrix(matrix.tolist())
    finger.data.materials.append(material)


# Fingers in front of the card: their tips, from its middle, and the direction that they come from.
def fingers_of(hold):
    right = [((WIDTH / 2 - FINGER["over"], 4), (1, 0.25))]
    left = [((-WIDTH / 2 + FINGER["over"], 4), (-1, 0.25))]
    below = [((x, HEIGHT / 2 - FINGER["over"]), (0.15 * np.sign(x), 1)) for x in (-18, 20)]
    half = [((-2 + 3 * (at % 2), y), (1, 0.1)) for at, y in enumerate(np.linspace(-23, 23, 4))]
    return {"right": right, "left": left, "both": right + left, "below": below, "half": half, "none": []}[hold]


def add_card(scene, card, points, posed, rotation):
    """Puts the card at a head and returns what is true of it.

    @param points: of the head in its own directions
    @param posed: turns those into the camera's
    """
    turn = rotation(card.get("yaw", 0), card.get("pitch", 0), card.get("roll", 0))
    middle = place_card(points, card, turn)

    def seen(own):
        return posed(np.atleast_2d(own) @ turn.T + middle)

    edge = outline()
    count = len(edge)
    colour = card["colour"]
    front = pictured(colour, card["other"]) if "other" in card else plain("card", colour, 0.35)[0]
    body = np.vstack([flat(edge, 0), flat(edge, THICKNESS)])
    sides = [[i, (i + 1) % count, count + (i + 1) % count, count + i] for i in range(count)]
    mesh = mesh_of(body, [list(range(count))[::-1], *sides])
    part = add_mesh(scene, mesh, seen(body), [front])
    part.data.polygons.foreach_set("use_smooth", [False] * len(part.data.polygons))
    for layer, (x, y, width, height, ink) in enumerate([STRIPE, SIGNATURE, *TEXTS]):
        left, top = x - WIDTH / 2, y - HEIGHT / 2
        corners = np.array([(left, top), (left, top + height), (left + width, top + height), (left + width, top)])
        quad = flat(corners, -0.05 - 0.01 * layer)
        add_mesh(scene, mesh_of(quad, [[0, 1, 2, 3]]), seen(quad), [plain("ink", ink, 0.4)[0]])
    skin, _, _ = plain("finger", card.get("skin", (0.5, 0.28, 0.2)), 0.5, 0.3)
    for (x, y), (dx, dy) in fingers_of(card.get("hold", "right")):
        along = np.array([dx, dy, 0.12]) / np.linalg.norm([dx, dy, 0.12])
        own = np.array([x, y, -FINGER["radius"] * 0.7]) + along * FINGER["length"] / 2
        side = np.cross([0, 0, 1], along)
        side /= np.linalg.norm(side)
        axes = np.column_stack([along, side, np.cross(along, side)])
        start = seen(own)[0]
        directions = np.stack([seen(own + axis)[0] - start for axis in axes.T], axis=1)
        add_finger(scene, skin, start, directions)
    w, h = WIDTH / 2, HEIGHT / 2
    corners = seen(flat(np.array([(-w, -h), (w, -h), (w, h), (-w, h)]), 0))
    return {"corners": corners.tolist(), "forward": float(-middle[2])}


def add_glasses(scene, eyes, posed):
    """Round rims of a pair of glasses and their bridge, 13 mm before the eyes."""
    rim, _, _ = plain("rim", (0.02, 0.015, 0.01), 0.3)
    radius, wire, steps, around = 23, 1.6, 64, 12
    for centre, eye in eyes.values():
        middle = centre + np.array([0, 3, -(eye + 13)])
        rings = []
        for angle in np.linspace(0, 2 * np.pi, steps, endpoint=False):
            for turn in np.linspace(0, 2 * np.pi, around, endpoint=False):
                away = radius + wire * np.cos(turn)
                rings.append(middle + [away * np.cos(angle), 0.85 * away * np.sin(angle), wire * np.sin(turn)])
        faces = [
            [a * around + b, a * around + (b + 1) % around, c * around + (b + 1) % around, c * around + b]
            for a in range(steps)
            for b in range(around)
            for c in [(a + 1) % steps]
        ]
        add_mesh(scene, mesh_of(np.array(rings), faces), posed(np.array(rings)), [rim])
