"""Lights frames and writes what the camera measures, layer by layer (Cycles, no colour yet).

Run by render.ts: `blender -b -P light.py -- JOBS.json THREADS`. A job names meshes by role, the turn of the
product, the picture's scale and the part of the picture that holds anything. For each job two files come out:
`NAME.exr` with the frame's and the lenses' layers, and `NAME-floor.exr` with the light on the floor, with and
without the shadow of the lenses. Colour is added later (composite.ts), so all colours of a form share one render.
"""

import json
import math
import os
import sys
import time

import bpy
from mathutils import Vector

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from light_materials import role_material  # noqa: E402
from studio import empty_scene, light_room, load_mesh, node_tree, put_camera, trace_light  # noqa: E402

DISTANCE = 560.0
ELEVATION = math.radians(9)
TARGET = (0.0, 0.0, 24.0)
SPAN = 180.0


def softbox(name, size, at, towards, strength, colour=(1, 1, 1)):
    """A glowing panel, brightest in its middle, so that reflections end softly."""
    bpy.ops.mesh.primitive_plane_add(size=1)
    panel = bpy.context.object
    panel.name = name
    panel.scale = (size[0], size[1], 1)
    panel.location = at
    direction = [t - a for t, a in zip(towards, at)]
    panel.rotation_euler = Vector(direction).to_track_quat("Z", "Y").to_euler()
    material, tree = node_tree(name)
    coordinate = tree.nodes.new("ShaderNodeTexCoord")
    middle = tree.nodes.new("ShaderNodeVectorMath")
    middle.operation = "SUBTRACT"
    middle.inputs[1].default_value = (0.5, 0.5, 0)
    split = tree.nodes.new("ShaderNodeSeparateXYZ")
    tree.links.new(coordinate.outputs["Generated"], middle.inputs[0])
    tree.links.new(middle.outputs[0], split.inputs[0])

    def edge(axis):
        size_of = tree.nodes.new("ShaderNodeMath")
        size_of.operation = "ABSOLUTE"
        ramp = tree.nodes.new("ShaderNodeMapRange")
        ramp.interpolation_type = "SMOOTHSTEP"
        ramp.inputs["From Min"].default_value = 0.5
        ramp.inputs["From Max"].default_value = 0.22
        tree.links.new(split.outputs[axis], size_of.inputs[0])
        tree.links.new(size_of.outputs[0], ramp.inputs["Value"])
        return ramp.outputs[0]

    product = tree.nodes.new("ShaderNodeMath")
    product.operation = "MULTIPLY"
    tree.links.new(edge("X"), product.inputs[0])
    tree.links.new(edge("Y"), product.inputs[1])
    power = tree.nodes.new("ShaderNodeMath")
    power.operation = "MULTIPLY"
    power.inputs[1].default_value = strength
    tree.links.new(product.outputs[0], power.inputs[0])
    glow = tree.nodes.new("ShaderNodeEmission")
    glow.inputs["Color"].default_value = (*colour, 1)
    tree.links.new(power.outputs[0], glow.inputs["Strength"])
    out = tree.nodes.new("ShaderNodeOutputMaterial")
    # Where it does not glow the room shows through, so that no dark edge is mirrored.
    clear = tree.nodes.new("ShaderNodeBsdfTransparent")
    both = tree.nodes.new("ShaderNodeAddShader")
    tree.links.new(glow.outputs[0], both.inputs[0])
    tree.links.new(clear.outputs[0], both.inputs[1])
    tree.links.new(both.outputs[0], out.inputs["Surface"])
    panel.data.materials.append(material)
    panel.visible_camera = False
    panel.visible_shadow = False
    return panel


def collection(name):
    made = bpy.data.collections.new(name)
    bpy.context.scene.collection.children.link(made)
    return made


def put(thing, into):
    for old in thing.users_collection:
        old.objects.unlink(thing)
    into.objects.link(thing)


def build_studio(threads):
    scene = empty_scene(threads)
    scene.render.film_transparent = True
    scene.render.use_border = True
    scene.render.use_crop_to_border = True
    settings = scene.render.image_settings
    settings.file_format = "OPEN_EXR_MULTILAYER"
    settings.color_depth = "16"
    settings.exr_codec = "NONE"
    bounces = {"max": 8, "diffuse": 2, "glossy": 3, "transmission": 8}
    trace_light(scene, threshold=0.03, min_samples=4, clamp=4, bounces=bounces)
    scene.cycles.pixel_filter_type = "BLACKMAN_HARRIS"
    scene.cycles.filter_width = 1.3
    light_room(scene, (1, 0.975, 0.94, 1), 0.36)

    frame, lens, floor, lamps = (collection(n) for n in ("frame", "lens", "floor", "lamps"))
    aim = (0, 30, 15)
    for box in (
        softbox("above", (620, 420), (-60, 60, 620), aim, 11.0),
        softbox("left", (260, 560), (-640, -260, 330), aim, 7.5, (1, 0.97, 0.93)),
        softbox("right", (420, 420), (700, -330, 260), aim, 3.2, (0.95, 0.98, 1)),
        softbox("behind", (700, 160), (80, 620, 330), aim, 7.0),
        softbox("window", (240, 300), (-250, -640, 560), aim, 5.0),
        softbox("front", (900, 260), (0, -900, 40), aim, 0.9),
    ):
        put(box, lamps)

    bpy.ops.mesh.primitive_plane_add(size=4000)
    plane = bpy.context.object
    material, tree = node_tree("floor")
    out = tree.nodes.new("ShaderNodeOutputMaterial")
    base = tree.nodes.new("ShaderNodeBsdfDiffuse")
    base.inputs["Color"].default_value = (0.8, 0.775, 0.735, 1)
    tree.links.new(base.outputs[0], out.inputs["Surface"])
    plane.data.materials.append(material)
    put(plane, floor)

    camera = put_camera(scene)
    camera.location = (
        TARGET[0],
        TARGET[1] - DISTANCE * math.cos(ELEVATION),
        TARGET[2] + DISTANCE * math.sin(ELEVATION),
    )
    camera.rotation_euler = (Vector(TARGET) - camera.location).to_track_quat("-Z", "Y").to_euler()
    camera.data.clip_end = 5000
    camera.data.sensor_width = 36
    make_layers(scene)
    return scene, camera, frame, lens


def make_layers(scene):
    first = scene.view_layers[0]
    first.name = "frame"
    for name in ("lens", "floor", "shade"):
        scene.view_layers.new(name)
    for layer in scene.view_layers:
        for aov_name in ("place", "roles", "others"):
            added = layer.aovs.add()
            added.name = aov_name
            added.type = "COLOR"
        layer.use_pass_combined = True
        # A lens is a mirror of the room and has hardly any noise.
        layer.samples = 8 if layer.name == "lens" else 0
        layer.use_pass_z = False
        diffuse_only = layer.name in ("floor", "shade")
        for name in ("diffuse", "glossy", "transmission"):
            for part in ("direct", "indirect", "color"):
                wanted = name == "diffuse" if diffuse_only else layer.name == "frame" or name == "glossy"
                setattr(layer, f"use_pass_{name}_{part}", wanted)
        layer.use_pass_normal = layer.name == "frame"
        parts = {c.name: c for c in layer.layer_collection.children}
        if layer.name == "frame":
            parts["lens"].exclude = True
            parts["floor"].indirect_only = True
        elif layer.name == "lens":
            parts["frame"].holdout = True
            parts["floor"].indirect_only = True
        else:
            parts["frame"].indirect_only = True
            parts["lens"].exclude = layer.name == "floor"
            parts["lens"].indirect_only = True


def expose(scene, camera, frame, lens, materials, job):
    for group in (frame, lens):
        for thing in list(group.objects):
            mesh = thing.data
            bpy.data.objects.remove(thing)
            bpy.data.meshes.remove(mesh)
    for part in job["parts"]:
        mesh = load_mesh(part["file"], part["role"])
        key = (part["role"], job["clear"])
        if key not in materials:
            materials[key] = role_material(*key)
        mesh.materials.append(materials[key])
        thing = bpy.data.objects.new(part["role"], mesh)
        thing.rotation_euler = (0, 0, math.radians(job["turn"]))
        thing.location = (job["shift"][0], job["shift"][1], 0)
        (lens if part["role"] == "lens" else frame).objects.link(thing)

    camera.data.lens = 36 * DISTANCE / SPAN * job["scale"]
    camera.data.shift_x, camera.data.shift_y = job["aim"]
    render = scene.render

    def shoot(name, layers, box, size, samples):
        render.border_min_x, render.border_min_y, render.border_max_x, render.border_max_y = box
        render.resolution_x = render.resolution_y = size
        scene.cycles.samples = samples
        for layer in scene.view_layers:
            layer.use = layer.name in layers
        render.filepath = job["out"] + name + ".part"
        bpy.ops.render.render(write_still=True)
        made = next(p for p in (render.filepath, render.filepath + ".exr") if os.path.exists(p))
        os.replace(made, job["out"] + name + ".exr")

    if job["floor"]:
        shoot("-floor", job["floor"], job["floorBox"], job["floorSize"], job["floorSamples"])
    if job["parts"]:
        shoot("", ["frame", "lens"] if any(p["role"] == "lens" for p in job["parts"]) else ["frame"], job["box"], job["size"], job["samples"])


def jobs_of(path):
    """Jobs as they are worked out, one a line; `end` is the last line."""
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


def main():
    jobs_file, threads = sys.argv[sys.argv.index("--") + 1 :][:2]
    scene, camera, frame, lens = build_studio(int(threads))
    materials = {}
    for job in jobs_of(jobs_file):
        last = job["out"] + (".exr" if job["parts"] else "-floor.exr")
        if not os.path.exists(last):
            expose(scene, camera, frame, lens, materials, job)
            print("exposed", job["out"], flush=True)


main()
