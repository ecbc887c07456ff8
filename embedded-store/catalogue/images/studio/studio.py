"""Shared parts of every scene in this folder: Cycles on the CPU, a room of even light, a camera, meshes."""

import array
import json
import math
import os
import sys
import time

import bpy
from mathutils import Vector


def empty_scene(threads):
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    scene.render.threads_mode = "FIXED"
    scene.render.threads = threads
    return scene


def trace_light(scene, threshold, min_samples, clamp, bounces):
    """Cycles' sampling quality; `bounces` are the maximum bounces by kind."""
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


def collection(name):
    made = bpy.data.collections.new(name)
    bpy.context.scene.collection.children.link(made)
    return made


def view_layers(scene, names):
    """The scene's layers with these names; each also has the passes of the parts' materials."""
    first, *others = names
    scene.view_layers[0].name = first
    for name in others:
        scene.view_layers.new(name)
    for layer in scene.view_layers:
        for aov_name in ("place", "roles", "others"):
            added = layer.aovs.add()
            added.name = aov_name
            added.type = "COLOR"
    return scene.view_layers


def put_camera(scene):
    camera = bpy.data.objects.new("camera", bpy.data.cameras.new("camera"))
    scene.collection.objects.link(camera)
    scene.camera = camera
    return camera


def aim_camera(scene, aim, up, distance, across):
    """A camera `distance` mm from `aim` and `up` radians above it; `across` mm there are as wide as the picture."""
    camera = put_camera(scene)
    camera.location = aim + Vector((0, -distance * math.cos(up), distance * math.sin(up)))
    camera.rotation_euler = (aim - camera.location).to_track_quat("-Z", "Y").to_euler()
    camera.data.clip_end = 20000
    camera.data.sensor_fit = "HORIZONTAL"
    camera.data.sensor_width = 36
    camera.data.lens = 36 * distance / across
    return camera


def render_to(scene, out):
    """Leaves no partial picture when stopped. Blender would resolve a relative path from the root of the disk."""
    part = f"{os.path.abspath(out)}.part{os.path.splitext(out)[1]}"
    scene.render.filepath = part
    bpy.ops.render.render(write_still=True)
    os.replace(part, out)


def expose_missing(stage):
    """Runs `stage` for each line of the job file whose picture (`out`) does not exist yet."""
    jobs, threads = sys.argv[sys.argv.index("--") + 1 :][:2]
    with open(jobs) as file:
        for line in file:
            job = json.loads(line)
            if not os.path.exists(job["out"]):
                stage(job, int(threads))
                print("exposed", job["out"], flush=True)


def jobs_of(path):
    """Jobs as they become known, one per line; `end` is the last line."""
    with open(path) as file:
        line = ""
        while True:
            line += file.readline()
            if not line.endswith("\n"):
                time.sleep(0.5)
            elif line == "end\n":
                return
            else:
                yield json.loads(line)
                line = ""


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
