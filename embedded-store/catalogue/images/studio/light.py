"""Lights frames and writes the measured light, layer by layer (Cycles, no colour yet).

Run by render.ts: `blender -b -P light.py -- JOBS.json THREADS`. A job names meshes by role, the turn of the
product, the picture's scale and the part of the picture that holds anything. For each job three files come out,
each with separate lamps: `NAME.exr` with the light of the bodies, `NAME-mirror.exr` with what coatings, metals
and lenses reflect, and `NAME-floor.exr` with the light on the floor, with and without the shadow of the lenses.
Parts that are out of focus behind the others have separate layers, `behind` and `behindcoat`.
Colour is added later (composite.ts), so all colours of a form share one render.
"""

import math
import os
import sys

import bpy
from mathutils import Vector

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from light_materials import body_material, floor_material, mirror_material, mirrored_paper, paper  # noqa: E402
from light_rigs import build_rigs, open_windows, switch_to  # noqa: E402
from studio import collection, empty_scene, jobs_of, light_room, load_mesh, put_camera, trace_light, view_layers  # noqa: E402

DISTANCE = 560.0
ELEVATION = math.radians(9)
TARGET = (0.0, 0.0, 24.0)
SPAN = 180.0


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
    light_room(scene, (1, 0.975, 0.94, 1), 0.3)
    scene.world.cycles.sampling_method = "NONE"

    groups = {n: collection(n) for n in ("frame", "behind", "lens", "floor")}
    rigs = build_rigs(scene)
    bpy.ops.mesh.primitive_plane_add(size=4000)
    plane = bpy.context.object
    papers = {"mirror": floor_material("mirrored floor", mirrored_paper)}
    papers["body"] = papers["shadow"] = floor_material("floor", paper)
    plane.data.materials.append(papers["body"])
    put(plane, groups["floor"])

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

    def light(kind):
        switch_to(scene, rigs, kind)
        plane.data.materials[0] = papers[kind]

    return scene, camera, groups, rigs, light


# The kinds of light that each layer measures.
LAYERS = {
    "frame": ("diffuse", "transmission"),
    "coat": ("glossy",),
    "behind": ("diffuse", "transmission"),
    "behindcoat": ("glossy",),
    "lens": ("glossy",),
    "floor": ("diffuse",),
    "shade": ("diffuse",),
}


def make_layers(scene):
    for layer in view_layers(scene, LAYERS):
        layer.use_pass_combined = True
        layer.use_pass_z = False
        for name in ("diffuse", "glossy", "transmission"):
            for part in ("direct", "indirect", "color"):
                setattr(layer, f"use_pass_{name}_{part}", name in LAYERS[layer.name])
        layer.use_pass_normal = layer.name in ("frame", "behind")
        parts = {c.name: c for c in layer.layer_collection.children}
        if layer.name in ("frame", "coat", "behind", "behindcoat"):
            parts["lens"].exclude = True
            parts["floor"].indirect_only = True
            parts["windows"].exclude = True
            parts["behind" if layer.name in ("frame", "coat") else "frame"].indirect_only = True
        elif layer.name == "lens":
            parts["frame"].holdout = True
            parts["behind"].holdout = True
            parts["floor"].indirect_only = True
            parts["strips"].exclude = True
        else:
            parts["frame"].indirect_only = True
            parts["behind"].indirect_only = True
            parts["lens"].exclude = layer.name == "floor"
            parts["lens"].indirect_only = True


def expose(studio, materials, job):
    scene, camera, groups, rigs, light = studio
    products = [groups[n] for n in ("frame", "behind", "lens")]
    for group in products:
        for thing in list(group.objects):
            mesh = thing.data
            bpy.data.objects.remove(thing)
            bpy.data.meshes.remove(mesh)
    for part in job["parts"]:
        mesh = load_mesh(part["file"], part["role"])
        mesh.materials.append(None)
        thing = bpy.data.objects.new(part["role"], mesh)
        thing.rotation_euler = (0, 0, math.radians(job["turn"]))
        thing.location = (job["shift"][0], job["shift"][1], 0)
        groups["lens" if part["role"] == "lens" else "behind" if part["behind"] else "frame"].objects.link(thing)
    open_windows(rigs, job["windows"])

    def dress(kind):
        for group in products:
            for thing in group.objects:
                role = thing.data.name.split(".")[0]
                key = (kind, role, job["clear"])
                if key not in materials:
                    materials[key] = mirror_material(role) if kind == "mirror" else body_material(role, job["clear"])
                thing.data.materials[0] = materials[key]

    camera.data.lens = 36 * DISTANCE / SPAN * job["scale"]
    camera.data.shift_x, camera.data.shift_y = job["aim"]
    render = scene.render

    def shoot(kind, name, layers, box, size, samples):
        twin = job["twin"] + name + ".exr"
        out = job["out"] + name + ".exr"
        if os.path.exists(out):
            return
        if kind != "body" and job["parts"] and os.path.exists(twin):
            os.link(twin, out)
            return
        light(kind)
        dress(kind)
        render.border_min_x, render.border_min_y, render.border_max_x, render.border_max_y = box
        render.resolution_x = render.resolution_y = size
        scene.cycles.samples = samples
        for layer in scene.view_layers:
            layer.use = layer.name in layers
        render.filepath = job["out"] + name + ".part"
        bpy.ops.render.render(write_still=True)
        made = next(p for p in (render.filepath, render.filepath + ".exr") if os.path.exists(p))
        os.replace(made, out)

    shoot("shadow", "-floor", job["floor"], job["floorBox"], job["floorSize"], job["floorSamples"])
    if job["parts"]:
        bodies, mirrors = ["frame"], ["coat"]
        if groups["behind"].objects:
            bodies.append("behind")
            mirrors.append("behindcoat")
        if groups["lens"].objects:
            mirrors.append("lens")
        shoot("mirror", "-mirror", mirrors, job["box"], job["size"], job["mirrorSamples"])
        shoot("body", "", bodies, job["box"], job["size"], job["samples"])


def main():
    jobs_file, threads = sys.argv[sys.argv.index("--") + 1 :][:2]
    studio = build_studio(int(threads))
    materials = {}
    for job in jobs_of(jobs_file):
        files = [job["out"] + name + ".exr" for name in (["-floor", "-mirror", ""] if job["parts"] else ["-floor"])]
        if not all(os.path.exists(file) for file in files):
            expose(studio, materials, job)
            print("exposed", job["out"], flush=True)


main()
