"""Campaign still lifes: several frames on stone, linen, wood or paper under a low sun (Cycles, full colour).

Run by render-still-lifes.ts: `blender -b -P still.py -- STILLS.jsonl THREADS`. Each line is a still life: its surface, props,
frames with their colours, camera and size. Pictures come out as PNG; what exists is not made again.
"""

import math
import os
import sys

import bpy
from mathutils import Vector

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from studio import (  # noqa: E402
    aim_camera,
    empty_scene,
    expose_missing,
    light_room,
    load_mesh,
    node_tree,
    render_to,
    trace_light,
)


def linear(value):
    return value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4


def colour(text):
    return tuple(linear(int(text[i : i + 2], 16) / 255) for i in (1, 3, 5)) + (1,)


class Nodes:
    """A material's graph with shortcuts for adding nodes."""

    def __init__(self, name):
        self.material, self.tree = node_tree(name)

    def add(self, kind, inputs=(), **settings):
        node = self.tree.nodes.new(kind)
        for key, value in settings.items():
            setattr(node, key, value)
        for key, value in dict(inputs).items():
            if hasattr(value, "links"):
                self.tree.links.new(value, node.inputs[key])
            else:
                node.inputs[key].default_value = value
        return node

    def noise(self, scale, detail=3.0, stretch=(1, 1, 1), distortion=0.0):
        place = self.add("ShaderNodeTexCoord").outputs["Object"]
        mapped = self.add("ShaderNodeMapping", {"Vector": place, "Scale": stretch}).outputs[0]
        return self.add(
            "ShaderNodeTexNoise", {"Vector": mapped, "Scale": scale, "Detail": detail, "Distortion": distortion}
        ).outputs["Fac"]

    def ramp(self, factor, *stops):
        node = self.add("ShaderNodeValToRGB", {"Fac": factor})
        elements = node.color_ramp.elements
        while len(elements) < len(stops):
            elements.new(0.5)
        for element, (at, tone) in zip(elements, stops):
            element.position = at
            element.color = tone
        return node.outputs["Color"]

    def end(self, surface):
        self.add("ShaderNodeOutputMaterial", {"Surface": surface})
        return self.material


def principled(nodes, **inputs):
    names = {"Base_Color": "Base Color", "Clear": "Clearcoat"}
    return nodes.add(
        "ShaderNodeBsdfPrincipled", {names.get(k, k.replace("_", " ")): v for k, v in inputs.items()}
    ).outputs[0]


def shaded(tone, by):
    return tuple(min(1, c * by) for c in tone[:3]) + (1,)


def surface(kind, tone):
    nodes = Nodes(kind)
    base = colour(tone)
    if kind == "stone":
        clouds = nodes.noise(0.012, 6, distortion=0.8)
        grains = nodes.noise(0.9, 4)
        soft = nodes.ramp(clouds, (0.3, shaded(base, 0.86)), (0.72, shaded(base, 1.08)))
        speckled = nodes.ramp(grains, (0.38, (0.8, 0.8, 0.8, 1)), (0.6, (1.04, 1.04, 1.04, 1)))
        mix = nodes.add("ShaderNodeMixRGB", {"Fac": 0.45, "Color1": soft, "Color2": speckled}, blend_type="MULTIPLY")
        bump = nodes.add("ShaderNodeBump", {"Height": grains, "Strength": 0.25, "Distance": 0.4})
        return nodes.end(principled(nodes, Base_Color=mix.outputs[0], Roughness=0.62, Normal=bump.outputs[0]))
    if kind == "linen":
        place = nodes.add("ShaderNodeTexCoord").outputs["Object"]
        threads = []
        for direction in ("X", "Y"):
            wave = nodes.add(
                "ShaderNodeTexWave",
                {"Vector": place, "Scale": 0.24, "Distortion": 2.2, "Detail": 2.0, "Detail Scale": 0.5},
                bands_direction=direction,
            )
            threads.append(wave.outputs["Fac"])
        weave = nodes.add("ShaderNodeMath", {0: threads[0], 1: threads[1]}, operation="MAXIMUM").outputs[0]
        slubs = nodes.noise(0.05, 4, (1, 7, 1))
        tones = nodes.ramp(slubs, (0.3, shaded(base, 0.88)), (0.7, shaded(base, 1.07)))
        depth = nodes.ramp(weave, (0.25, (0.72, 0.71, 0.69, 1)), (0.85, (1, 1, 1, 1)))
        mix = nodes.add("ShaderNodeMixRGB", {"Fac": 0.7, "Color1": tones, "Color2": depth}, blend_type="MULTIPLY")
        bump = nodes.add("ShaderNodeBump", {"Height": weave, "Strength": 0.5, "Distance": 0.5})
        return nodes.end(principled(nodes, Base_Color=mix.outputs[0], Roughness=0.95, Specular=0.1, Normal=bump.outputs[0]))
    if kind == "wood":
        rings = nodes.noise(0.035, 3, (0.16, 1.6, 1), 1.4)
        fibres = nodes.noise(0.5, 5, (0.05, 2.2, 1), 0.3)
        grain = nodes.ramp(rings, (0.34, shaded(base, 0.6)), (0.5, base), (0.7, shaded(base, 1.22)))
        fine = nodes.ramp(fibres, (0.35, (0.7, 0.66, 0.62, 1)), (0.62, (1, 1, 1, 1)))
        mix = nodes.add("ShaderNodeMixRGB", {"Fac": 0.5, "Color1": grain, "Color2": fine}, blend_type="MULTIPLY")
        return nodes.end(principled(nodes, Base_Color=mix.outputs[0], Roughness=0.46))
    fibres = nodes.noise(0.7, 5)
    tones = nodes.ramp(fibres, (0.3, shaded(base, 0.96)), (0.7, shaded(base, 1.03)))
    return nodes.end(principled(nodes, Base_Color=tones, Roughness=0.9, Specular=0.15))


def acetate(look):
    nodes = Nodes("acetate")
    base, dark, light = (colour(look[k]) for k in ("base", "dark", "light"))
    if look["pattern"] == "tortoise":
        clouds = nodes.noise(0.085, 3, (1, 1, 1.25), 1.1)
        tones = nodes.ramp(clouds, (0.42, light), (0.5, base), (0.56, dark))
        return nodes.end(principled(nodes, Base_Color=tones, Roughness=0.12, Clear=0.6, Subsurface=0.0))
    if look["pattern"] == "horn":
        streaks = nodes.noise(0.1, 4, (0.25, 0.25, 2.2), 0.8)
        tones = nodes.ramp(streaks, (0.36, dark), (0.5, base), (0.66, light))
        return nodes.end(principled(nodes, Base_Color=tones, Roughness=0.16, Clear=0.5))
    if look["pattern"] == "crystal":
        return nodes.end(principled(nodes, Base_Color=shaded(base, 1.2), Roughness=0.08, Transmission=0.8, IOR=1.42))
    if look["pattern"] == "metal":
        return metal(look)
    return nodes.end(principled(nodes, Base_Color=base, Roughness=0.14, Clear=0.6))


def metal(look):
    nodes = Nodes("metal")
    matt = look["label"].endswith("fosco")
    return nodes.end(
        principled(
            nodes, Base_Color=shaded(colour(look["base"]), 1.0 if matt else 1.35), Metallic=1.0, Roughness=0.4 if matt else 0.18
        )
    )


def lens(tint):
    """Thin glass: the tinted background, and a reflection of the room."""
    nodes = Nodes("lens")
    if tint is None:
        through = (0.96, 0.98, 0.97, 1)
    else:

        def passing(tone, opacity):
            return tuple(c * opacity * 1.3 + (1 - opacity) * 0.5 for c in colour(tone)[:3]) + (1,)

        top, bottom = passing(tint["top"], tint["topOpacity"]), passing(tint["bottom"], tint["bottomOpacity"])
        place = nodes.add("ShaderNodeTexCoord").outputs["Generated"]
        split = nodes.add("ShaderNodeSeparateXYZ", {0: place})
        through = nodes.ramp(split.outputs["Z"], (0.15, bottom), (0.9, top))
    clear = nodes.add("ShaderNodeBsdfTransparent", {"Color": through}).outputs[0]
    gloss = nodes.add("ShaderNodeBsdfGlossy", {"Roughness": 0.0, "Color": (1, 1, 1, 1)}).outputs[0]
    fresnel = nodes.add("ShaderNodeLayerWeight", {"Blend": 0.12 if tint is None else 0.22}).outputs["Fresnel"]
    return nodes.end(nodes.add("ShaderNodeMixShader", {0: fresnel, 1: clear, 2: gloss}).outputs[0])


def pad():
    nodes = Nodes("pad")
    return nodes.end(principled(nodes, Base_Color=(0.85, 0.85, 0.83, 1), Roughness=0.2, Transmission=0.6))


def put_prop(prop):
    """A block, a round plinth or a sheet of paper that lies flat."""
    x, y, z = prop["at"]
    if prop["kind"] == "round":
        bpy.ops.mesh.primitive_cylinder_add(radius=prop["size"][0] / 2, depth=prop["size"][2], vertices=160)
    else:
        bpy.ops.mesh.primitive_cube_add(size=1)
    thing = bpy.context.object
    if prop["kind"] != "round":
        thing.scale = prop["size"]
        bpy.ops.object.transform_apply(location=False, rotation=False, scale=True)
    thing.location = (x, y, z + prop["size"][2] / 2)
    thing.rotation_euler = (0, 0, math.radians(prop.get("turn", 0)))
    bevel = thing.modifiers.new("edge", "BEVEL")
    bevel.width = min(1.2, prop["size"][2] * 0.3)
    bevel.segments = 4
    bevel.limit_method = "ANGLE"
    thing.data.materials.append(surface(prop["surface"], prop["colour"]))


def put_frame(item):
    looks = item["looks"]
    makers = {
        "front": lambda: acetate(looks["front"]),
        "temple": lambda: acetate(looks["temple"]),
        "tip": lambda: acetate(looks["tip"]),
        "metal": lambda: metal(looks["metal"]),
        "trim": lambda: metal(looks["trim"]),
        "pad": pad,
        "lens": lambda: lens(looks["lens"]),
    }
    for part in item["parts"]:
        mesh = load_mesh(part["file"], part["role"])
        mesh.materials.append(makers[part["role"]]())
        thing = bpy.data.objects.new(part["role"], mesh)
        bpy.context.scene.collection.objects.link(thing)
        thing.location = item["at"]
        thing.rotation_euler = (0, 0, math.radians(item["turn"]))


def stage(still, threads):
    scene = empty_scene(threads)
    scene.render.resolution_x, scene.render.resolution_y = still["size"]
    scene.render.image_settings.file_format = "PNG"
    scene.view_settings.view_transform = "Standard"
    scene.view_settings.look = "None"
    scene.cycles.samples = still["samples"]
    bounces = {"max": 7, "diffuse": 2, "glossy": 2, "transmission": 5, "transparent_max": 12}
    trace_light(scene, threshold=0.04, min_samples=8, clamp=3, bounces=bounces)
    light_room(scene, (0.93, 0.96, 1, 1), 0.5)

    sun = bpy.data.objects.new("sun", bpy.data.lights.new("sun", "SUN"))
    scene.collection.objects.link(sun)
    # A low sun is as bright on the table as a high one.
    sun.data.energy = 2.1 / max(0.35, math.sin(math.radians(still["sun"][1]))) ** 0.9
    sun.data.angle = math.radians(2.2)
    sun.data.color = (1, 0.93, 0.82)
    from_side = Vector((-math.sin(math.radians(still["sun"][0])), math.cos(math.radians(still["sun"][0])), 0))
    height = math.radians(still["sun"][1])
    towards = -(from_side * math.cos(height) + Vector((0, 0, math.sin(height))))
    sun.rotation_euler = towards.to_track_quat("-Z", "Y").to_euler()

    bpy.ops.mesh.primitive_plane_add(size=6000)
    bpy.context.object.rotation_euler = (0, 0, math.radians(still.get("grain", 0)))
    bpy.context.object.data.materials.append(surface(still["surface"], still["colour"]))
    for prop in still["props"]:
        put_prop(prop)
    for item in still["items"]:
        put_frame(item)

    view = still["camera"]
    distance = 1100
    camera = aim_camera(scene, Vector(view["aim"]), math.radians(view["up"]), distance, view["width"])
    camera.data.dof.use_dof = True
    camera.data.dof.focus_distance = distance
    camera.data.dof.aperture_fstop = 0.014
    render_to(scene, still["out"])


if __name__ == "__main__":
    expose_missing(stage)
