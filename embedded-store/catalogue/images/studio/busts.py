"""Plaster heads that wear frames, side by side on a shelf (Cycles, full colour).

Run by render-busts.ts: `blender -b -P busts.py -- SCENES.jsonl THREADS`. Each line is a picture: its heads with their
frames, its wall and size. Lengths are in mm: x to the right, y away from the camera, z up.
"""

import math
import os
import sys

import bmesh
import bpy
import numpy as np
from mathutils import Matrix, Vector
from mathutils.bvhtree import BVHTree

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from ears import on_ears  # noqa: E402
from still import Nodes, acetate, colour, lens, metal, pad, principled, put_prop, shaded  # noqa: E402
from studio import aim_camera, empty_scene, expose_missing, light_room, load_mesh, render_to, trace_light  # noqa: E402

# Height below the eyes at which a neck is cut, and minimum distance of a lens from an eyeball.
NECK, LENS_GAP = 140, 12
# Distance of lens centres below the pupils, and tilt of fronts towards the cheeks.
PUPIL_ABOVE, LEAN = 3, math.radians(8)
# How deep a bridge may sink into a nose; the bridge hides it.
SINK = 2.5


def plaster(tone):
    """Matt and a little porous, with paler ridges where hands have rubbed it."""
    nodes = Nodes("plaster")
    base = colour(tone)
    clouds = nodes.noise(0.02, 5)
    grains = nodes.noise(0.9, 5)
    tones = nodes.ramp(clouds, (0.35, shaded(base, 0.93)), (0.68, shaded(base, 1.05)))
    bump = nodes.add("ShaderNodeBump", {"Height": grains, "Strength": 0.12, "Distance": 0.25})
    return nodes.end(principled(nodes, Base_Color=tones, Roughness=0.82, Specular=0.18, Normal=bump.outputs[0]))


def face_width(points):
    """Distance between the sides of a face in front of the ears."""
    x, y, z = points.T
    at_eyes = (z < 12) & (z > -30) & (y < 52)
    return float(x[at_eyes].max() - x[at_eyes].min())


def linked(data, name):
    thing = bpy.data.objects.new(name, data)
    bpy.context.scene.collection.objects.link(thing)
    return thing


class Head:
    """A head in its own scale, centred between its eyes."""

    def __init__(self, figure, order, tools):
        vertices = figure.vertices(order["targets"])
        spheres = {side: tools.eye_sphere(vertices, side) for side in tools.EYES}
        middle = (spheres["left"][0] + spheres["right"][0]) / 2
        scale = order["pupils"] / np.linalg.norm(spheres["left"][0] - spheres["right"][0])
        body = figure.body(vertices)
        used = np.unique(np.concatenate([np.array(face) for face in body.faces]))
        level = math.radians(3 + tools.gaze_height(vertices[used], *spheres["left"]))

        def own(points):
            x, y, z = ((np.atleast_2d(points) - middle) * scale).T
            return np.stack([x, -z * math.cos(level) - y * math.sin(level), y * math.cos(level) - z * math.sin(level)], axis=1)

        self.eyes = [(own(centre)[0], radius * scale) for centre, radius in spheres.values()]
        index = {vertex: at for at, vertex in enumerate(used.tolist())}
        bare = own(vertices[used])
        width = face_width(bare)
        # Places parts of the figure on this head, such as its hair.
        self.own = lambda points: self.fitted(own(points), order, width)
        self.vertices = vertices
        data = bpy.data.meshes.new("head")
        data.from_pydata(self.fitted(bare, order, width).tolist(), [], [[index[v] for v in face] for face in body.faces])
        data.uv_layers.new().data.foreach_set("uv", np.array(body.uvs, dtype=np.float32).ravel())
        data.polygons.foreach_set("use_smooth", [True] * len(data.polygons))
        self.thing = linked(data, "head")
        self.thing.modifiers.new("smooth", "SUBSURF").render_levels = 2
        self.thing.modifiers["smooth"].levels = 2
        depsgraph = bpy.context.evaluated_depsgraph_get()
        self.thing.data = bpy.data.meshes.new_from_object(self.thing.evaluated_get(depsgraph))
        self.thing.modifiers.clear()
        # Below the table, because coplanar faces would flicker.
        self.cut(order.get("neck", NECK + 1))

    @staticmethod
    def fitted(points, order, width):
        """The points of a face `width` mm wide with the requested width; points between the eyes stay."""
        inner = order["pupils"] / 2 + 4
        away = np.abs(points[:, 0]) - inner
        share = (order["face"] / 2 - inner) / (width / 2 - inner)
        moved = points.copy()
        # Begins with a soft bend.
        soft = np.where(away > 0, away - (1 - share) * (away - 16 * (1 - np.exp(-np.maximum(away, 0) / 16))), away)
        moved[:, 0] = np.sign(points[:, 0]) * (inner + soft)
        return moved

    def cut(self, below):
        """Cuts the neck with a level plane and closes it."""
        mesh = bmesh.new()
        mesh.from_mesh(self.thing.data)
        found = bmesh.ops.bisect_plane(
            mesh, geom=mesh.verts[:] + mesh.edges[:] + mesh.faces[:], plane_co=(0, 0, -below), plane_no=(0, 0, -1), clear_outer=True
        )
        edges = [e for e in found["geom_cut"] if isinstance(e, bmesh.types.BMEdge)]
        bmesh.ops.contextual_create(mesh, geom=edges)
        mesh.to_mesh(self.thing.data)
        self.points = np.array([v.co[:] for v in mesh.verts])
        self.tree = BVHTree.FromBMesh(mesh)
        mesh.free()


def read(path):
    mesh = load_mesh(path, "part")
    points = np.empty(3 * len(mesh.vertices), dtype=np.float32)
    mesh.vertices.foreach_get("co", points)
    corners = np.empty(len(mesh.loops), dtype=np.int32)
    mesh.loops.foreach_get("vertex_index", corners)
    bpy.data.meshes.remove(mesh)
    return points.reshape(-1, 3).astype(float), corners.reshape(-1, 3)


def part_mesh(role, points, triangles):
    mesh = bpy.data.meshes.new(role)
    mesh.vertices.add(len(points))
    mesh.vertices.foreach_set("co", points.astype(np.float32).ravel())
    mesh.loops.add(triangles.size)
    mesh.loops.foreach_set("vertex_index", triangles.astype(np.int32).ravel())
    mesh.polygons.add(len(triangles))
    mesh.polygons.foreach_set("loop_start", np.arange(0, triangles.size, 3, dtype=np.int32))
    mesh.polygons.foreach_set("loop_total", np.full(len(triangles), 3, dtype=np.int32))
    mesh.polygons.foreach_set("use_smooth", np.full(len(triangles), True))
    mesh.update()
    return mesh


def worn(head, parts, order):
    """Places the parts of a frame on a head: the front against the nose, the temples on the ears."""
    read_parts = [(part["role"], *read(part["file"])) for part in parts]
    hinge = np.array(order["hinge"])
    radius = head.eyes[0][1]
    lean = math.tan(LEAN)

    def placed(points, y):
        px, py, pz = points.T
        behind = np.maximum(0, py - hinge[1])
        leaning = py - lean * (pz - hinge[2]) * np.clip(1 - behind / 12, 0, 1)
        return np.stack([px, leaning, pz], axis=1) + np.array([0, y, -PUPIL_ABOVE])

    def near_nose(role, points, triangles):
        if role == "pad":
            return triangles
        return triangles[np.abs(points[triangles][:, :, 0]).min(axis=1) < 2.5] if role in ("front", "metal") else triangles[:0]

    # Few triangles can touch the nose, and they are tested at many depths.
    touching = []
    for role, points, triangles in read_parts:
        used, corners = np.unique(near_nose(role, points, triangles), return_inverse=True)
        if len(used):
            touching.append((points[used], corners.reshape(-1, 3).tolist()))

    def rests(y):
        return any(BVHTree.FromPolygons(placed(points, y).tolist(), corners).overlap(head.tree) for points, corners in touching)

    y = -(radius + 26)
    while y < -radius - LENS_GAP and not rests(y + 0.5):
        y += 0.5
    y = min(y + SINK, -radius - LENS_GAP)
    print("exposed worn", order["name"], "width", round(face_width(head.points), 1), "gap", round(-y - radius, 1), flush=True)
    shown = [(role, placed(points, y), triangles) for role, points, triangles in read_parts]
    return on_ears(head, shown, hinge + np.array([0, y, -PUPIL_ABOVE]), order["bend"])


def dress(order):
    looks = order["looks"]
    return {
        "front": lambda: acetate(looks["front"]),
        "temple": lambda: acetate(looks["temple"]),
        "tip": lambda: acetate(looks["tip"]),
        "metal": lambda: metal(looks["metal"]),
        "trim": lambda: metal(looks["trim"]),
        "pad": pad,
        "lens": lambda: lens(looks["lens"]),
    }


def put_bust(figure, order, tools):
    head = Head(figure, order, tools)
    pose = Matrix.Translation((order["at"], 0, 0)) @ Matrix.Rotation(math.radians(order["turn"]), 4, "Z")
    material = plaster(order["tone"])
    head.thing.data.materials.append(material)
    head.thing.matrix_world = pose
    for centre, radius in head.eyes:
        bpy.ops.mesh.primitive_uv_sphere_add(segments=64, ring_count=48, radius=radius * 0.995)
        bpy.ops.object.shade_smooth()
        eye = bpy.context.object
        eye.matrix_world = pose @ Matrix.Translation(Vector(centre.tolist()))
        eye.data.materials.append(material)
    if order["frame"] is None:
        return
    makers = dress(order["frame"])
    for role, points, triangles in worn(head, order["frame"]["parts"], {**order["frame"], "name": order["name"]}):
        data = part_mesh(role, points, triangles)
        data.materials.append(makers[role]())
        linked(data, role).matrix_world = pose


def softbox(at, aim, size, power, tone):
    data = bpy.data.lights.new("softbox", "AREA")
    data.shape = "RECTANGLE"
    data.size, data.size_y = size
    data.energy = power
    data.color = tone
    thing = linked(data, "softbox")
    thing.location = at
    thing.rotation_euler = (Vector(aim) - Vector(at)).to_track_quat("-Z", "Y").to_euler()


# Lamps: position, target, size, power and colour. A low window on the left, weak light from the right and above.
LAMPS = (
    ((-1150, -650, 520), (0, 0, -20), (420, 420), 2.2e7, (1, 0.94, 0.86)),
    ((1000, -700, 100), (0, 0, 0), (600, 900), 1.6e6, (0.9, 0.96, 1)),
    ((200, 300, 1000), (0, 0, 0), (1200, 200), 3e6, (1, 1, 1)),
)
ROOM = 0.22
DISTANCE, UP = 2100, math.radians(3)


def build_room(wall):
    nodes = Nodes("wall")
    bpy.ops.mesh.primitive_plane_add(size=8000)
    back = bpy.context.object
    back.location = (0, 420, 0)
    back.rotation_euler = (math.radians(90), 0, 0)
    back.data.materials.append(nodes.end(principled(nodes, Base_Color=colour(wall), Roughness=0.95, Specular=0.05)))
    size = (4000, 1400, 60)
    put_prop({"kind": "block", "surface": "stone", "colour": wall, "size": size, "at": (0, -200, -NECK - size[2])})


def put_passes(scene):
    """Guides for the denoiser; lenses are ignored."""
    layer = scene.view_layers[0]
    layer.name = "ViewLayer"
    layer.use_pass_normal = layer.use_pass_position = True
    settings = scene.render.image_settings
    settings.file_format = "OPEN_EXR_MULTILAYER"
    settings.color_depth = "32"
    settings.exr_codec = "NONE"


def stage(picture, threads):
    sys.path.append(picture["heads"])
    import head_mesh as tools

    scene = empty_scene(threads)
    scene.render.resolution_x, scene.render.resolution_y = picture["size"]
    put_passes(scene)
    scene.cycles.samples = picture["samples"]
    bounces = {"max": 6, "diffuse": 3, "glossy": 2, "transmission": 5, "transparent_max": 12}
    trace_light(scene, threshold=0.02, min_samples=picture["samples"], clamp=3, bounces=bounces)
    light_room(scene, (0.96, 0.97, 1, 1), ROOM)
    for lamp in LAMPS:
        softbox(*lamp)
    build_room(picture["wall"])
    figure = tools.Figure(picture["figure"])
    for bust in picture["busts"]:
        put_bust(figure, bust, tools)

    aim_camera(scene, Vector((0, 0, picture["aim"])), UP, DISTANCE, picture["across"])
    render_to(scene, picture["out"])


if __name__ == "__main__":
    expose_missing(stage)
