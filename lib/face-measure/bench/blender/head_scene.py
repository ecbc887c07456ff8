"""Heads in Blender. Points come in mm as a camera has them: x to the right, y down, z away from it."""

import bpy
import numpy as np
from mathutils import Matrix, Vector

# Blender's lights and materials suit objects of about one unit, so a unit is 100 mm here.
UNIT = 1 / 100

# Lights as power, position and size in mm, and colour if not white; then the room's brightness.
LIGHTS = {
    "even": ([(900, (-500, -500, 0), 700), (700, (600, -300, 0), 700)], 0.7),
    "side": ([(2600, (-900, -300, 350), 400)], 0.15),
    "above": ([(1800, (100, -1200, 350), 700)], 0.5),
    "behind": ([(2500, (500, -700, 1300), 500), (250, (0, -200, 0), 600)], 0.4),
    "window": ([(2200, (800, -400, -100), 1200)], 0.25),
    "flash": ([(260, (0, -60, 0), 40)], 0.3),
    "dim": ([(90, (-300, -700, 200), 600)], 0.06),
    "warm": ([(700, (-300, -900, 200), 500, (1, 0.62, 0.32))], 0.25),
    "screen": ([(150, (0, 100, 0), 250, (0.45, 0.62, 1))], 0.08),
}

WALL = (0.55, 0.57, 0.6)
SHIRT = (0.16, 0.2, 0.28)
SCLERA = (0.78, 0.75, 0.73)


def to_blender(points):
    x, y, z = (np.atleast_2d(points) * UNIT).T
    return np.stack([x, z, -y], axis=1)


def new_scene(size, samples):
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    scene.cycles.samples = samples
    scene.cycles.use_denoising = False
    scene.cycles.max_bounces = 4
    scene.cycles.transparent_max_bounces = 16
    scene.render.resolution_x, scene.render.resolution_y = size
    scene.render.image_settings.file_format = "PNG"
    scene.view_settings.view_transform = "Standard"
    return scene


def add_camera(scene, focal):
    """@param focal: focal length in long sides of the picture"""
    data = bpy.data.cameras.new("camera")
    data.lens = focal * data.sensor_width
    data.clip_start = 0.1
    camera = bpy.data.objects.new("camera", data)
    camera.rotation_euler = (np.pi / 2, 0, 0)
    scene.collection.objects.link(camera)
    scene.camera = camera


def add_lights(scene, name, target):
    lights, ambient = LIGHTS[name]
    scene.world = bpy.data.worlds.new("room")
    scene.world.use_nodes = True
    background = scene.world.node_tree.nodes["Background"]
    background.inputs["Color"].default_value = (*WALL, 1)
    background.inputs["Strength"].default_value = ambient
    for power, place, size, *colour in lights:
        data = bpy.data.lights.new("light", "AREA")
        data.color = colour[0] if colour else (1, 1, 1)
        data.energy = power
        data.size = size * UNIT
        light = bpy.data.objects.new("light", data)
        light.location = to_blender(place)[0]
        towards = Vector(to_blender(target)[0]) - light.location
        light.rotation_euler = towards.to_track_quat("-Z", "Y").to_euler()
        scene.collection.objects.link(light)


def new_material(name, roughness, specular):
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    surface = material.node_tree.nodes["Principled BSDF"]
    surface.inputs["Roughness"].default_value = roughness
    surface.inputs["Specular"].default_value = specular
    return material, material.node_tree, surface


def textured(name, texture, tone, roughness, specular):
    """A material with a texture, which is multiplied by a colour."""
    material, tree, surface = new_material(name, roughness, specular)
    image = tree.nodes.new("ShaderNodeTexImage")
    image.image = bpy.data.images.load(str(texture))
    mix = tree.nodes.new("ShaderNodeMixRGB")
    mix.blend_type = "MULTIPLY"
    mix.inputs["Fac"].default_value = 1
    mix.inputs["Color2"].default_value = (*tone, 1)
    tree.links.new(image.outputs["Color"], mix.inputs["Color1"])
    tree.links.new(mix.outputs["Color"], surface.inputs["Base Color"])
    return material, tree, surface, image


def skin_material(texture):
    material, tree, surface, _ = textured("skin", texture, (1, 1, 1), 0.5, 0.3)
    # The texture covers a whole body and is too coarse for pores.
    noise = tree.nodes.new("ShaderNodeTexNoise")
    noise.inputs["Scale"].default_value = 60
    noise.inputs["Detail"].default_value = 6
    geometry = tree.nodes.new("ShaderNodeNewGeometry")
    bump = tree.nodes.new("ShaderNodeBump")
    bump.inputs["Strength"].default_value = 0.12
    bump.inputs["Distance"].default_value = 0.02
    tree.links.new(geometry.outputs["Position"], noise.inputs["Vector"])
    tree.links.new(noise.outputs["Fac"], bump.inputs["Height"])
    tree.links.new(bump.outputs["Normal"], surface.inputs["Normal"])
    return material


def shirt_material():
    material, _, surface = new_material("shirt", 0.9, 0.1)
    surface.inputs["Base Color"].default_value = (*SHIRT, 1)
    return material


def hair_material(texture, tone):
    material, tree, surface, image = textured("hair", texture, tone, 0.6, 0.5)
    tree.links.new(image.outputs["Alpha"], surface.inputs["Alpha"])
    return material


def eye_material(iris_mm, colour):
    """Pupil, iris with its dark edge, and white, by their distance from the axis of the eye."""
    material, tree, surface = new_material("eye", 0.15, 0.5)
    place = tree.nodes.new("ShaderNodeTexCoord")
    across = tree.nodes.new("ShaderNodeVectorMath")
    across.operation = "MULTIPLY"
    across.inputs[1].default_value = (1, 1, 0)
    length = tree.nodes.new("ShaderNodeVectorMath")
    length.operation = "LENGTH"
    centimetres = tree.nodes.new("ShaderNodeMath")
    centimetres.operation = "MULTIPLY"
    centimetres.inputs[1].default_value = 1 / (10 * UNIT)
    ramp = tree.nodes.new("ShaderNodeValToRGB")
    tree.links.new(place.outputs["Object"], across.inputs[0])
    tree.links.new(across.outputs["Vector"], length.inputs[0])
    tree.links.new(length.outputs["Value"], centimetres.inputs[0])
    tree.links.new(centimetres.outputs["Value"], ramp.inputs["Fac"])
    tree.links.new(ramp.outputs["Color"], surface.inputs["Base Color"])
    edge = iris_mm / 20
    stops = [
        (0.165, (0.005, 0.005, 0.005)),
        (0.185, colour),
        (edge - 0.08, colour),
        (edge - 0.02, [0.4 * part for part in colour]),
        (edge + 0.02, SCLERA),
    ]
    elements = ramp.color_ramp.elements
    while len(elements) < len(stops):
        elements.new(1)
    for element, (position, part) in zip(elements, stops):
        element.position = position
        element.color = (*part, 1)
    return material


def add_mesh(scene, mesh, points, materials, material_of=None):
    """@param material_of: the index of a face's material by the points of its corners"""
    used = np.unique(np.concatenate([np.array(face) for face in mesh.faces]))
    index = {vertex: at for at, vertex in enumerate(used.tolist())}
    data = bpy.data.meshes.new("part")
    faces = [[index[vertex] for vertex in face] for face in mesh.faces]
    data.from_pydata(to_blender(points[used]).tolist(), [], faces)
    data.uv_layers.new().data.foreach_set("uv", np.array(mesh.uvs, dtype=np.float32).ravel())
    data.polygons.foreach_set("use_smooth", [True] * len(faces))
    for material in materials:
        data.materials.append(material)
    if material_of is not None:
        data.polygons.foreach_set("material_index", [material_of(face) for face in mesh.faces])
    part = bpy.data.objects.new("part", data)
    scene.collection.objects.link(part)
    return part


def add_eye(centre, radius, iris_mm, colour):
    """An eye that looks into the camera. Returns the middle of its iris."""
    axis = -centre / np.linalg.norm(centre)
    side = np.cross([0, 1, 0], axis)
    side /= np.linalg.norm(side)
    axes = to_blender(np.stack([side, np.cross(axis, side), axis])) / UNIT
    matrix = np.eye(4)
    matrix[:3, :3] = axes.T
    matrix[:3, 3] = to_blender(centre)[0]
    bpy.ops.mesh.primitive_uv_sphere_add(segments=64, ring_count=48, radius=radius * UNIT)
    bpy.ops.object.shade_smooth()
    eye = bpy.context.object
    eye.matrix_world = Matrix(matrix.tolist())
    eye.data.materials.append(eye_material(iris_mm, colour))
    return centre + axis * np.sqrt(radius**2 - (iris_mm / 2) ** 2)
