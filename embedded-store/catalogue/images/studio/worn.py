"""A head that wears a frame, without colours (Cycles).

Run by render-worn.ts: `blender -b -P worn.py -- HEADS.jsonl THREADS`. Each line is a head and a frame in one form. As in
light.py, layers measure the light on matt bodies and the reflections in coats separately, and worn-composite.ts applies
the colours of all frames of the form, and the tones of the head. Lengths are in mm as in busts.py, for a face of `FACE`:
a smaller head is seen from closer by.
"""

import math
import os
import sys

import bpy
import numpy as np
from mathutils import Matrix, Vector

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from busts import Head, face_width, linked, part_mesh, softbox, worn  # noqa: E402
from light_materials import body_material, mirror_material  # noqa: E402
from people import MASKS, lip_material, person  # noqa: E402
from studio import aim_camera, collection, empty_scene, jobs_of, light_room, node_tree, render_to, trace_light, view_layers  # noqa: E402

FACE = 140
ACROSS, AIM, DISTANCE, UP = 232, -17, 1500, math.radians(2)
TURN = math.radians(-16)
# Around what the camera, which is a little above, sees of a frame, as a part of the picture.
MARGIN = 0.05
# Far below the picture.
NECK = 200

# Lamps: position, target, size, power and colour. A large window on the left, where the face looks.
LAMPS = (
    ((-900, -800, 480), (0, 0, -20), (620, 620), 2e7, (1, 0.95, 0.89)),
    ((950, -600, 60), (0, 0, 0), (700, 1000), 2.2e6, (0.93, 0.97, 1)),
    ((350, 700, 700), (0, 0, 0), (900, 300), 5e6, (1, 1, 1)),
)
# Strength of the room's even light on bodies, and in reflections, which need contrast.
ROOM = {"body": 0.5, "mirror": 0.1}

# Where a mouth may be, across and up, the largest gap between lips, and how far behind them they are sealed.
MOUTH_X, MOUTH_Z, GAP, BEHIND = 30, (-82, -54), 3, 0.4
GRID = 0.35

# How much light a lens lets through to the face.
CLEAR, TINTED = 0.94, 0.5


def sealed_lips(head, scale):
    """A sheet just behind the lips, which the figure leaves apart: their gap would be a black line."""
    across = np.arange(-MOUTH_X, MOUTH_X + GRID, GRID) * scale
    up = np.arange(MOUTH_Z[0], MOUTH_Z[1] + GRID, GRID) * scale

    def depth(x, z):
        hit = head.tree.ray_cast(Vector((x, -400, z)), Vector((0, 1, 0)))[0]
        return hit.y if hit else 0

    found = np.array([[depth(x, z) for z in up] for x in across])
    reach = int(GAP / GRID)

    def windowed(values, pick):
        padded = np.pad(values, ((0, 0), (reach, reach)), mode="edge")
        return pick([padded[:, i : i + len(up)] for i in range(2 * reach + 1)], axis=0)

    closed = windowed(windowed(found, np.min), np.max)
    is_gap = found - closed > BEHIND
    # Without surroundings, the margins are not known to be gaps.
    is_gap[:, : 2 * reach] = is_gap[:, -2 * reach :] = False
    index, points, faces = {}, [], []
    for i, j in np.argwhere(is_gap[:-1, :-1]):
        corners = [(i, j), (i + 1, j), (i + 1, j + 1), (i, j + 1)]
        for a, b in corners:
            if (a, b) not in index:
                index[a, b] = len(points)
                points.append((across[a], closed[a, b] + BEHIND * scale, up[b]))
        faces.append([index[corner] for corner in corners])
    data = bpy.data.meshes.new("lips")
    data.from_pydata(points, [], faces)
    return linked(data, "lips")


def put(thing, into, pose):
    for old in list(thing.users_collection):
        old.objects.unlink(thing)
    into.objects.link(thing)
    thing.matrix_world = pose @ thing.matrix_world


figures, excesses = {}, {}


def fitting(order, folder, tools):
    """A head with the ordered face width: subdivision moves the sides of a face a little."""
    if folder not in figures:
        figures[folder] = tools.Figure(folder)
    figure = figures[folder]
    name = str(order["targets"])
    if name not in excesses:
        head = Head(figure, order, tools)
        excesses[name] = face_width(head.points) / order["face"] - 1
        bpy.data.objects.remove(head.thing)
    return Head(figure, {**order, "face": order["face"] * (1 - excesses[name])}, tools)


def put_head(job, tools, into, pose):
    order = {**job["head"], "neck": NECK}
    head = fitting(order, job["figure"], tools)
    lips = sealed_lips(head, order["face"] / FACE)
    lips.data.materials.append(lip_material())
    parts = person(head, figures[job["figure"]], order)
    for thing in (head.thing, lips, *parts):
        put(thing, into, pose)
    return head


def put_frame(job, head, groups, pose):
    """Puts a frame on a head and returns how low and how high it is."""
    parts = worn(head, job["frame"]["parts"], {**job["frame"], "name": job["name"]})
    for role, points, triangles in parts:
        data = part_mesh(role, points, triangles)
        data.materials.append(None)
        put(linked(data, role), groups["lens" if role == "lens" else "frame"], pose)
    heights = [points[:, 2] for _, points, _ in parts]
    return min(z.min() for z in heights), max(z.max() for z in heights)


def filter_lens(share):
    """What a lens does to the light on the face."""
    material, tree = node_tree("filter")
    out = tree.nodes.new("ShaderNodeOutputMaterial")
    node = tree.nodes.new("ShaderNodeBsdfTransparent")
    node.inputs["Color"].default_value = (share, share, share, 1)
    tree.links.new(node.outputs[0], out.inputs["Surface"])
    return material


def dress(groups, kind, is_sun):
    made = {}
    for group in (groups["frame"], groups["lens"]):
        for thing in group.objects:
            role = thing.data.name.split(".")[0]
            if role not in made:
                if kind == "mirror":
                    made[role] = mirror_material(role)
                elif role == "lens":
                    made[role] = filter_lens(TINTED if is_sun else CLEAR)
                else:
                    made[role] = body_material(role, False)
            thing.data.materials[0] = made[role]


# The kinds of light that each layer measures.
LAYERS = {"head": "diffuse", "frame": "diffuse", "coat": "glossy", "lens": "glossy"}
RENDERS = {"": ("head", "frame"), "-mirror": ("coat", "lens")}


def make_layers(scene):
    for layer in view_layers(scene, LAYERS):
        layer.use_pass_combined = layer.use_pass_normal = True
        layer.use_pass_z = False
        layer.use_pass_position = layer.name == "head"
        for mask in MASKS if layer.name == "head" else ():
            added = layer.aovs.add()
            added.name = mask
            added.type = "COLOR"
        for kind in ("diffuse", "glossy", "transmission"):
            for part in ("direct", "indirect", "color"):
                measured = kind == LAYERS[layer.name] or (kind == "transmission" and layer.name == "frame")
                setattr(layer, f"use_pass_{kind}_{part}", measured)
        parts = {c.name: c for c in layer.layer_collection.children}
        if layer.name == "head":
            parts["frame"].indirect_only = parts["lens"].indirect_only = True
        else:
            parts["head"].holdout = True
            if layer.name == "lens":
                parts["frame"].holdout = True
            else:
                parts["lens"].exclude = True


def stage(job, threads):
    sys.path.append(job["heads"])
    import head_mesh as tools

    scene = empty_scene(threads)
    scene.render.resolution_x = scene.render.resolution_y = job["size"]
    scene.render.film_transparent = True
    settings = scene.render.image_settings
    settings.file_format = "OPEN_EXR_MULTILAYER"
    settings.color_depth = "16"
    settings.exr_codec = "NONE"
    bounces = {"max": 3, "diffuse": 0, "glossy": 1, "transmission": 4, "transparent_max": 16}
    trace_light(scene, threshold=0.15, min_samples=4, clamp=3, bounces=bounces)
    scene.cycles.sample_clamp_direct = 4
    scale = job["head"]["face"] / FACE
    light_room(scene, (1, 0.955, 0.9, 1), ROOM["body"])
    for at, aim, size, power, tone in LAMPS:
        softbox([v * scale for v in at], aim, [v * scale for v in size], power * scale * scale, tone)
    groups = {name: collection(name) for name in ("head", "frame", "lens")}
    make_layers(scene)
    pose = Matrix.Rotation(TURN, 4, "Z")
    reach = put_frame(job, put_head(job, tools, groups["head"], pose), groups, pose)
    aim_camera(scene, Vector((0, 0, AIM * scale)), UP, DISTANCE * scale, ACROSS * scale)
    for name, layers in RENDERS.items():
        out = f"{job['out']}{name}.exr"
        if os.path.exists(out):
            continue
        kind = "mirror" if name else "body"
        dress(groups, kind, job["sun"])
        scene.world.node_tree.nodes["Background"].inputs["Strength"].default_value = ROOM[kind]
        scene.cycles.samples = job["mirrorSamples" if name else "samples"]
        # Only the frame reflects.
        low, high = ((z / scale - AIM) / ACROSS + 0.5 for z in reach)
        scene.render.use_border = kind == "mirror"
        scene.render.border_min_y, scene.render.border_max_y = max(0, low - MARGIN), min(1, high + MARGIN)
        for layer in scene.view_layers:
            layer.use = layer.name in layers
        render_to(scene, out)


if __name__ == "__main__":
    jobs, threads = sys.argv[sys.argv.index("--") + 1 :][:2]
    for job in jobs_of(jobs):
        if not all(os.path.exists(f"{job['out']}{name}.exr") for name in RENDERS):
            stage(job, int(threads))
            print("exposed", job["out"], flush=True)
