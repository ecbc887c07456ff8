"""Renders heads and writes beside each picture what is true of it.

blender -b --factory-startup -P render_heads.py -- <order.json> <folder>
"""

import json
import sys
from pathlib import Path

import numpy as np

sys.path.insert(0, str(Path(__file__).parent))

import bpy  # noqa: E402
from card_scene import add_card, add_glasses  # noqa: E402
from head_mesh import EYES, Figure, eye_sphere, gaze_height  # noqa: E402
from head_scene import (  # noqa: E402
    add_camera,
    add_eye,
    add_lights,
    add_mesh,
    hair_material,
    new_scene,
    shirt_material,
    skin_material,
)

# Distance of a collar below the eyes; it is lower in front and higher at the back.
COLLAR_MM = 165

# Limits of the area where the sides of a face are measured, in front of the ears: up, down and back from the eyes.
SIDES_MM = {"above": 12, "below": 30, "behind": 52}


def rotation(yaw=0, pitch=0, roll=0):
    a, b, c = np.radians([yaw, pitch, roll])
    turn = np.array([[np.cos(a), 0, -np.sin(a)], [0, 1, 0], [np.sin(a), 0, np.cos(a)]])
    nod = np.array([[1, 0, 0], [0, np.cos(b), -np.sin(b)], [0, np.sin(b), np.cos(b)]])
    tilt = np.array([[np.cos(c), -np.sin(c), 0], [np.sin(c), np.cos(c), 0], [0, 0, 1]])
    return tilt @ nod @ turn


# When a person looks straight ahead, the middle between the lids is this far below the pupils, in degrees.
LIDS_BELOW = 3


class Head:
    """A head in its own size, from the middle between its eyes, in the directions of a picture."""

    def __init__(self, figure, order):
        vertices = figure.vertices(order["targets"])
        spheres = {side: eye_sphere(vertices, side) for side in EYES}
        middle = (spheres["left"][0] + spheres["right"][0]) / 2
        self.scale = order["pd"] / np.linalg.norm(spheres["left"][0] - spheres["right"][0])
        self.body = figure.body(vertices)
        self.parts = [(figure.part(vertices, name), tone) for name, tone in order["parts"].items()]
        self.skin = figure.skin(order["skin"])
        self.order = order

        self.used = np.unique(np.concatenate([np.array(face) for face in self.body.faces]))
        level = rotation(pitch=LIDS_BELOW + gaze_height(vertices[self.used], *spheres["left"]))

        def own(points):
            return (points - middle) * self.scale * np.array([1, -1, -1]) @ level.T

        self.eyes = {side: (own(centre), radius * self.scale) for side, (centre, radius) in spheres.items()}
        self.points = own(vertices)
        self.part_points = [own(part.vertices) for part, _ in self.parts]

    def face_width(self):
        x, y, z = self.points[self.used].T
        at_eyes = (y > -SIDES_MM["above"]) & (y < SIDES_MM["below"]) & (z < SIDES_MM["behind"])
        return float(x[at_eyes].max() - x[at_eyes].min())

    def is_dressed(self, face):
        _, y, z = self.points[face].mean(axis=0)
        return int(y > COLLAR_MM * self.scale - 0.4 * z)


def render(head, shot, order, folder):
    scene = new_scene(order["size"], order["samples"])
    turn = rotation(shot.get("yaw", 0), shot.get("pitch", 0), shot.get("roll", 0))
    place = np.array([0, 0, shot["distance"]])

    def posed(points):
        return points @ turn.T + place

    add_camera(scene, shot["focal"])
    add_lights(scene, shot["light"], place)
    materials = [skin_material(head.skin), shirt_material()]
    body = add_mesh(scene, head.body, posed(head.points), materials, head.is_dressed)
    body.modifiers.new("smooth", "SUBSURF").render_levels = 1
    for (part, tone), points in zip(head.parts, head.part_points):
        add_mesh(scene, part, posed(points), [hair_material(part.texture, tone)])
    truth = {"faceWidth": head.face_width(), "pupils": {}, "eyes": {}, "turn": turn.tolist()}
    for side, (centre, radius) in head.eyes.items():
        at = posed(centre[None])[0]
        truth["eyes"][side] = {"centre": at.tolist(), "radius": radius}
        truth["pupils"][side] = add_eye(at, radius, head.order["iris"], head.order["eyes"]).tolist()
    if "card" in shot:
        truth["card"] = add_card(scene, shot["card"], head.points[head.used], posed, rotation)
    if shot.get("glasses", False):
        add_glasses(scene, head.eyes, posed)
    name = f"{head.order['name']}-{shot['name']}"
    scene.render.filepath = str(folder / f"{name}.png")
    bpy.ops.render.render(write_still=True)
    (folder / f"{name}.json").write_text(json.dumps(truth))


def main():
    order_file, folder = sys.argv[sys.argv.index("--") + 1 :]
    order = json.loads(Path(order_file).read_text())
    figure = Figure(order["figure"])
    for head_order in order["heads"]:
        head = Head(figure, head_order)
        for shot in head_order["shots"]:
            render(head, shot, order, Path(folder))


main()
