"""The studio: light, camera and floor, the same for every machine."""

import math

import bpy
from mathutils import Vector


def empty():
    bpy.ops.wm.read_factory_settings(use_empty=True)
    bpy.context.scene.world = bpy.data.worlds.new("studio")


def light(place, size, power, colour=(1, 1, 1)):
    lamp = bpy.data.lights.new("softbox", "AREA")
    lamp.size = size
    lamp.energy = power
    lamp.color = colour
    thing = bpy.data.objects.new("softbox", lamp)
    bpy.context.collection.objects.link(thing)
    thing.location = place
    thing.rotation_euler = (Vector((0, 0, 0.3)) - Vector(place)).to_track_quat("-Z", "Y").to_euler()


def bounds():
    """Corners of everything built so far, modifiers included."""
    depsgraph = bpy.context.evaluated_depsgraph_get()
    corners = []
    for thing in bpy.context.scene.objects:
        if thing.type in {"MESH", "CURVE", "FONT"}:
            shown = thing.evaluated_get(depsgraph)
            corners += [shown.matrix_world @ Vector(c) for c in shown.bound_box]
    return corners


def settle():
    """Scales the machine to a span of one metre, and centres it on the floor; returns its corners."""
    bpy.context.view_layer.update()
    corners = bounds()
    low = Vector([min(c[i] for c in corners) for i in range(3)])
    high = Vector([max(c[i] for c in corners) for i in range(3)])
    factor = 1 / max(high - low)
    middle = (low + high) / 2
    anchor = bpy.data.objects.new("anchor", None)
    bpy.context.collection.objects.link(anchor)
    for thing in bpy.context.scene.objects:
        if thing.type in {"MESH", "CURVE", "FONT"} and thing.parent is None:
            thing.parent = anchor
    anchor.scale = (factor, factor, factor)
    anchor.location = (-middle.x * factor, -middle.y * factor, -low.z * factor)
    bpy.context.view_layer.update()
    return bounds()


def floor():
    bpy.ops.mesh.primitive_plane_add(size=40)
    bpy.context.object.is_shadow_catcher = True


def camera(corners, azimuth, elevation, share=0.86):
    """An 85 mm camera that sees all corners within `share` of a square picture."""
    lens = bpy.data.cameras.new("camera")
    lens.lens = 85
    thing = bpy.data.objects.new("camera", lens)
    bpy.context.collection.objects.link(thing)
    a, e = math.radians(azimuth), math.radians(elevation)
    away = Vector((math.sin(a) * math.cos(e), -math.cos(a) * math.cos(e), math.sin(e)))
    thing.rotation_euler = away.to_track_quat("Z", "Y").to_euler()
    right, up = (thing.rotation_euler.to_matrix() @ Vector(v) for v in ((1, 0, 0), (0, 1, 0)))
    across, along = [c.dot(right) for c in corners], [c.dot(up) for c in corners]
    centre = right * (min(across) + max(across)) / 2 + up * (min(along) + max(along)) / 2
    span = max(max(across) - min(across), max(along) - min(along))
    depth = max(c.dot(away) for c in corners)
    distance = span / share * lens.lens / 36
    thing.location = centre + away * (distance + depth * 0.6)
    bpy.context.scene.camera = thing


def lights():
    light((-2.2, -1.8, 2.6), 2.2, 150, (1, 0.97, 0.93))
    light((2.6, -1.2, 1.8), 1.8, 55, (0.95, 0.98, 1))
    light((0.4, 2.4, 2.8), 2.4, 95)
    world = bpy.context.scene.world
    world.use_nodes = True
    world.node_tree.nodes["Background"].inputs["Color"].default_value = (0.86, 0.84, 0.8, 1)
    world.node_tree.nodes["Background"].inputs["Strength"].default_value = 0.42


def render(path, pixels, samples, threads):
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    scene.cycles.device = "CPU"
    scene.cycles.samples = samples
    scene.cycles.use_adaptive_sampling = True
    scene.cycles.adaptive_threshold = 0.03
    scene.cycles.use_denoising = False
    scene.cycles.sample_clamp_indirect = 2.0
    scene.cycles.max_bounces = 6
    scene.cycles.caustics_reflective = scene.cycles.caustics_refractive = False
    scene.render.film_transparent = True
    scene.render.resolution_x = scene.render.resolution_y = pixels
    scene.render.threads_mode = "FIXED"
    scene.render.threads = threads
    scene.view_settings.view_transform = "Filmic"
    scene.view_settings.look = "Medium High Contrast"
    scene.view_settings.exposure = 0.35
    scene.render.image_settings.file_format = "PNG"
    scene.render.image_settings.color_mode = "RGBA"
    # Blender would resolve a relative path from the root of the disk.
    scene.render.filepath = str(path.resolve())
    bpy.ops.render.render(write_still=True)
