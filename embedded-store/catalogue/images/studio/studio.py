"""What every scene of this folder is built with: Cycles on the CPU, a room of even light, a camera, meshes."""

import array

import bpy


def empty_scene(threads):
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    scene.render.threads_mode = "FIXED"
    scene.render.threads = threads
    return scene


def trace_light(scene, threshold, min_samples, clamp, bounces):
    """How exactly Cycles follows the light; `bounces` are how often at the most, by kind."""
    cycles = scene.cycles
    cycles.use_adaptive_sampling = True
    cycles.adaptive_threshold = threshold
    cycles.adaptive_min_samples = min_samples
    cycles.use_denoising = False
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.sample_clamp_indirect = clamp
    for kind, count in bounces.items():
        setattr(cycles, f"{kind}_bounces", count)


def light_room(scene, colour, strength):
    world = bpy.data.worlds.new("room")
    scene.world = world
    world.use_nodes = True
    background = world.node_tree.nodes["Background"]
    background.inputs["Color"].default_value = colour
    background.inputs["Strength"].default_value = strength


def put_camera(scene):
    camera = bpy.data.objects.new("camera", bpy.data.cameras.new("camera"))
    scene.collection.objects.link(camera)
    scene.camera = camera
    return camera


def node_tree(name):
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    tree = material.node_tree
    tree.nodes.clear()
    return material, tree


def load_mesh(path, name):
    """Reads what blender.ts writes: counts, positions, triangles."""
    with open(path, "rb") as file:
        counts = array.array("I")
        counts.fromfile(file, 2)
        positions = array.array("f")
        positions.fromfile(file, counts[0] * 3)
        triangles = array.array("i")
        triangles.fromfile(file, counts[1] * 3)
    mesh = bpy.data.meshes.new(name)
    mesh.vertices.add(counts[0])
    mesh.vertices.foreach_set("co", positions)
    mesh.loops.add(counts[1] * 3)
    mesh.loops.foreach_set("vertex_index", triangles)
    mesh.polygons.add(counts[1])
    mesh.polygons.foreach_set("loop_start", array.array("i", range(0, counts[1] * 3, 3)))
    mesh.polygons.foreach_set("loop_total", array.array("i", [3]) * counts[1])
    mesh.polygons.foreach_set("use_smooth", array.array("b", [1]) * counts[1])
    mesh.update()
    return mesh
