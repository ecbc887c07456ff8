"""Materials and solids for the machines. Lengths are in metres, z points up."""

import math
import random

import bmesh
import bpy
from mathutils import Vector


def rgb(code):
    """Linear colour of an sRGB hex code such as '#d98c1f'."""
    channels = [int(code[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    return [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels] + [1]


def material(name, colour, rough=0.45, metal=0.0, coat=0.0, bump=0.0, bump_scale=200.0):
    """A principled material; `bump` roughens it like cast plastic, rubber or wood."""
    if name in bpy.data.materials:
        return bpy.data.materials[name]
    made = bpy.data.materials.new(name)
    made.use_nodes = True
    nodes, links = made.node_tree.nodes, made.node_tree.links
    shader = nodes["Principled BSDF"]
    shader.inputs["Base Color"].default_value = rgb(colour)
    shader.inputs["Roughness"].default_value = rough
    shader.inputs["Metallic"].default_value = metal
    shader.inputs["Clearcoat"].default_value = coat
    if bump:
        noise = nodes.new("ShaderNodeTexNoise")
        noise.inputs["Scale"].default_value = bump_scale
        relief = nodes.new("ShaderNodeBump")
        relief.inputs["Strength"].default_value = bump
        relief.inputs["Distance"].default_value = 0.002
        links.new(noise.outputs["Fac"], relief.inputs["Height"])
        links.new(relief.outputs["Normal"], shader.inputs["Normal"])
    return made


def paint(colour):
    return material(f"paint{colour}", colour, rough=0.32, coat=0.5)


def plastic(colour):
    return material(f"plastic{colour}", colour, rough=0.42, bump=0.05, bump_scale=900)


def rubber():
    return material("rubber", "#1c1d1f", rough=0.68, bump=0.12, bump_scale=700)


def dark():
    return material("dark", "#26282b", rough=0.5)


def steel():
    return material("steel", "#b9bcc0", rough=0.24, metal=1)


def brushed():
    return material("brushed", "#8f9398", rough=0.42, metal=1, bump=0.08, bump_scale=500)


def galvanised():
    return material("galvanised", "#a9afb3", rough=0.36, metal=0.95, bump=0.15, bump_scale=90)


def brass():
    return material("brass", "#c19a4b", rough=0.28, metal=1)


def wood(colour="#8a5f3a"):
    """Wood with rings stretched along the length of the piece."""
    name = f"wood{colour}"
    if name in bpy.data.materials:
        return bpy.data.materials[name]
    made = material(name, colour, rough=0.62)
    nodes, links = made.node_tree.nodes, made.node_tree.links
    place = nodes.new("ShaderNodeTexCoord")
    stretch = nodes.new("ShaderNodeMapping")
    stretch.inputs["Scale"].default_value = (14, 14, 1.4)
    grain = nodes.new("ShaderNodeTexNoise")
    grain.inputs["Scale"].default_value = 5
    grain.inputs["Detail"].default_value = 9
    grain.inputs["Distortion"].default_value = 1.2
    ramp = nodes.new("ShaderNodeValToRGB")
    base = rgb(colour)
    ramp.color_ramp.elements[0].position = 0.3
    ramp.color_ramp.elements[0].color = [c * 0.42 for c in base[:3]] + [1]
    ramp.color_ramp.elements[1].position = 0.68
    ramp.color_ramp.elements[1].color = [min(1, c * 1.35) for c in base[:3]] + [1]
    relief = nodes.new("ShaderNodeBump")
    relief.inputs["Strength"].default_value = 0.25
    relief.inputs["Distance"].default_value = 0.004
    links.new(place.outputs["Object"], stretch.inputs["Vector"])
    links.new(stretch.outputs["Vector"], grain.inputs["Vector"])
    links.new(grain.outputs["Fac"], ramp.inputs["Fac"])
    links.new(grain.outputs["Fac"], relief.inputs["Height"])
    shader = nodes["Principled BSDF"]
    links.new(ramp.outputs["Color"], shader.inputs["Base Color"])
    links.new(relief.outputs["Normal"], shader.inputs["Normal"])
    return made


def finish(thing, mat, bevel=0.0, segments=4):
    """Gives an object its material, soft edges and smooth shading."""
    thing.data.materials.append(mat)
    if thing.type == "MESH":
        for face in thing.data.polygons:
            face.use_smooth = True
        thing.data.use_auto_smooth = True
        thing.data.auto_smooth_angle = math.radians(40)
    if bevel:
        rounding = thing.modifiers.new("bevel", "BEVEL")
        rounding.width = bevel
        rounding.segments = segments
        rounding.limit_method = "ANGLE"
        thing.data.use_auto_smooth = True
    return thing


def add(name, mesh_of, mat, at=(0, 0, 0), turn=(0, 0, 0), bevel=0.0):
    mesh = bpy.data.meshes.new(name)
    build = bmesh.new()
    mesh_of(build)
    bmesh.ops.recalc_face_normals(build, faces=build.faces)
    build.to_mesh(mesh)
    build.free()
    thing = bpy.data.objects.new(name, mesh)
    bpy.context.collection.objects.link(thing)
    thing.location = at
    thing.rotation_euler = [math.radians(a) for a in turn]
    return finish(thing, mat, bevel)


def box(size, at, mat, bevel=0.01, turn=(0, 0, 0)):
    def build(b):
        bmesh.ops.create_cube(b, size=1)
        bmesh.ops.scale(b, vec=size, verts=b.verts)

    return add("box", build, mat, at, turn, bevel)


AXES = {"x": (0, 90, 0), "y": (90, 0, 0), "z": (0, 0, 0)}


def cylinder(radius, length, at, mat, axis="z", bevel=0.004, top=None, turn=None, sides=64):
    def build(b):
        bmesh.ops.create_cone(
            b, cap_ends=True, segments=sides, radius1=radius, radius2=radius if top is None else top, depth=length
        )

    return add("cylinder", build, mat, at, turn or AXES[axis], bevel)


def ball(radius, at, mat, squash=(1, 1, 1)):
    def build(b):
        bmesh.ops.create_uvsphere(b, u_segments=48, v_segments=24, radius=radius)
        bmesh.ops.scale(b, vec=squash, verts=b.verts)

    return add("ball", build, mat, at)


def ring(radius, thickness, at, mat, axis="z", turn=None):
    bpy.ops.mesh.primitive_torus_add(
        major_radius=radius,
        minor_radius=thickness,
        major_segments=96,
        minor_segments=16,
        location=at,
        rotation=[math.radians(a) for a in (turn or AXES[axis])],
    )
    return finish(bpy.context.object, mat)


def profile(points, depth, at, mat, bevel=0.008, turn=(0, 0, 0)):
    """A flat outline in the xz plane, extruded along y around its middle."""

    def build(b):
        front = [b.verts.new((x, -depth / 2, z)) for x, z in points]
        face = b.faces.new(front)
        extruded = bmesh.ops.extrude_face_region(b, geom=[face])
        moved = [v for v in extruded["geom"] if isinstance(v, bmesh.types.BMVert)]
        bmesh.ops.translate(b, vec=(0, depth, 0), verts=moved)

    return add("profile", build, mat, at, turn, bevel)


def tube(points, radius, mat, closed=False, smooth=True):
    """A round bar through the points."""
    curve = bpy.data.curves.new("tube", "CURVE")
    curve.dimensions = "3D"
    curve.bevel_depth = radius
    curve.bevel_resolution = 6
    curve.use_fill_caps = True
    line = curve.splines.new("BEZIER" if smooth else "POLY")
    target = line.bezier_points if smooth else line.points
    target.add(len(points) - 1)
    for point, place in zip(target, points):
        if smooth:
            point.co = place
            point.handle_left_type = point.handle_right_type = "AUTO"
        else:
            point.co = (*place, 1)
    line.use_cyclic_u = closed
    thing = bpy.data.objects.new("tube", curve)
    bpy.context.collection.objects.link(thing)
    curve.materials.append(mat)
    return thing


def frame(corners, radius, mat, rounding=0.04, closed=True):
    """A bent bar through the corners, each of them rounded."""
    points = []
    count = len(corners)
    for i, corner in enumerate(corners):
        here = Vector(corner)
        if not closed and i in (0, count - 1):
            points.append(here)
            continue
        before = (Vector(corners[i - 1]) - here).normalized()
        after = (Vector(corners[(i + 1) % count]) - here).normalized()
        for step in range(7):
            t = step / 6
            a, b = here + before * rounding * (1 - t), here + after * rounding * t
            points.append(a * (1 - t) + b * t)
    return tube([tuple(p) for p in points], radius, mat, closed=closed, smooth=False)


def coil(radius, turns, pitch, thickness, at, mat, seed=1, spread=0.0, axis="z"):
    """A wound wire or hose; `spread` makes the turns irregular, like real ones."""
    rng = random.Random(seed)
    points = []
    steps = 36
    for i in range(int(turns * steps) + 1):
        if i % steps == 0:
            offset = (rng.uniform(-1, 1) * spread, rng.uniform(-1, 1) * spread)
        angle = 2 * math.pi * i / steps
        r = radius + offset[0] * math.sin(angle / 2) ** 2
        z = pitch * i / steps + offset[1] * math.sin(angle / 2) ** 2
        points.append((r * math.cos(angle), r * math.sin(angle), z))
    thing = tube(points, thickness, mat, smooth=False)
    thing.location = at
    thing.rotation_euler = [math.radians(a) for a in AXES[axis]]
    return thing


def text(words, size, at, mat, turn=(90, 0, 0), depth=0.0012):
    curve = bpy.data.curves.new("text", "FONT")
    curve.body = words
    curve.size = size
    curve.extrude = depth
    curve.align_x = "CENTER"
    curve.align_y = "CENTER"
    curve.space_character = 1.08
    thing = bpy.data.objects.new("text", curve)
    bpy.context.collection.objects.link(thing)
    thing.location = at
    thing.rotation_euler = [math.radians(a) for a in turn]
    curve.materials.append(mat)
    return thing


def wheel(radius, width, at, axis="y"):
    ring(radius - width / 2, width / 2, at, rubber(), axis)
    cylinder(radius - width * 0.75, width * 0.75, at, plastic("#d8d9d6"), axis, bevel=0.006)
    cylinder(radius * 0.22, width * 1.15, at, dark(), axis)
