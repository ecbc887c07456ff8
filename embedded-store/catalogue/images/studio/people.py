"""What makes a head less bare: skin, eyes, brows, lashes and hair, from the parts of the figure.

Every surface is half grey, because light is measured without colours; two masks hold these. `skin` is how much skin
differs from its tone, which worn-composite.ts applies, and `paint` is the colour of all that keeps its own.
"""

import math

import bpy
import numpy as np
from busts import linked
from light_materials import aov, diffuse
from mathutils import Matrix, Vector
from studio import node_tree

MASKS = ("skin", "paint")

# How much remains of the contrasts in textures of skin and of hair, which their means divide.
CONTRAST, STRANDS = 0.62, 0.6
# Place of the cheeks on a texture of skin.
CHEEKS = ((0.872, 0.892), (0.528, 0.548))

# The white of an eye, and the window that an eye reflects: its place and radius as parts of the eyeball's radius, and
# its light.
WHITE = (0.64, 0.6, 0.57)
GLINT_AT, GLINT, GLINT_LIGHT = (-0.17, 0.16), 0.075, (1.6, 1.6, 1.6)

# Tint of the skin between the lips.
LIP_LINE = (0.55, 0.4, 0.4)

# Least opacity of a hair in its texture, and least brightness compared with the mean: gaps between locks are black.
OPAQUE, DARKEST = 0.4, 0.55


def matt(name, mask, colour):
    """A half-grey material with a mask, whose colour a function of the tree returns."""
    material, tree = node_tree(name)
    out = tree.nodes.new("ShaderNodeOutputMaterial")
    tree.links.new(diffuse(tree, 0.5), out.inputs["Surface"])
    aov(tree, mask, link=colour(tree))
    return material


def texture(tree, path):
    node = tree.nodes.new("ShaderNodeTexImage")
    node.image = bpy.data.images.load(str(path), check_existing=True)
    node.interpolation = "Cubic"
    return node


def vector(tree, operation, *values):
    node = tree.nodes.new("ShaderNodeVectorMath")
    node.operation = operation
    for i, value in enumerate(values):
        if hasattr(value, "is_output"):
            tree.links.new(value, node.inputs[i])
        else:
            node.inputs[i].default_value = value
    return node.outputs["Value" if operation in ("LENGTH", "DISTANCE") else "Vector"]


def pixels_of(path):
    image = bpy.data.images.load(str(path), check_existing=True)
    width, height = image.size
    return np.array(image.pixels[:]).reshape(height, width, -1)


def mean_of(path, across, up):
    """Mean linear colour of a part of a texture."""
    pixels = pixels_of(path)
    height, width, _ = pixels.shape
    part = pixels[int(up[0] * height) : int(up[1] * height), int(across[0] * width) : int(across[1] * width), :3]
    return np.power(part, 2.2).mean(axis=(0, 1))


def softened(tree, colour, contrast):
    node = tree.nodes.new("ShaderNodeGamma")
    node.inputs["Gamma"].default_value = contrast
    tree.links.new(colour, node.inputs["Color"])
    return node.outputs[0]


def skin_material(path):
    cheek = mean_of(path, *CHEEKS)

    def tint(tree):
        return softened(tree, vector(tree, "DIVIDE", texture(tree, path).outputs["Color"], cheek), CONTRAST)

    return matt("skin", "skin", tint)


def lip_material():
    """Between the lips, where little light falls."""

    def tint(tree):
        node = tree.nodes.new("ShaderNodeRGB")
        node.outputs[0].default_value = (*LIP_LINE, 1)
        return node.outputs[0]

    return matt("lips", "skin", tint)


def ramp(tree, value, stops):
    node = tree.nodes.new("ShaderNodeValToRGB")
    elements = node.color_ramp.elements
    while len(elements) < len(stops):
        elements.new(1)
    for element, (at, colour) in zip(elements, stops):
        element.position = at
        element.color = (*colour, 1)
    tree.links.new(value, node.inputs["Fac"])
    return node.outputs["Color"]


def eye_material(iris):
    dark = tuple(0.35 * c for c in iris)

    def paint(tree):
        place = tree.nodes.new("ShaderNodeTexCoord").outputs["Object"]
        flat = vector(tree, "MULTIPLY", place, (1, 0, 1))
        away = vector(tree, "LENGTH", flat)
        stops = [
            (0.17, (0.004, 0.004, 0.004)),
            (0.19, dark),
            (0.26, iris),
            (0.37, iris),
            (0.425, dark),
            (0.46, WHITE),
        ]
        base = ramp(tree, away, stops)
        near = vector(tree, "DISTANCE", flat, (GLINT_AT[0], 0, GLINT_AT[1]))
        glint = ramp(tree, near, [(GLINT, GLINT_LIGHT), (GLINT + 0.02, (0, 0, 0))])
        return vector(tree, "MAXIMUM", base, glint)

    return matt("eye", "paint", paint)


def eyeball(centre, radius, material):
    bpy.ops.mesh.primitive_uv_sphere_add(segments=64, ring_count=48, radius=1)
    bpy.ops.object.shade_smooth()
    eye = bpy.context.object
    eye.matrix_world = Matrix.Translation(Vector(centre.tolist())) @ Matrix.Scale(radius * 0.995, 4)
    eye.data.materials.append(material)
    return eye


def sheet(head, part, above=-math.inf):
    """The faces of a part of the figure that are above a height, fitted to a head."""
    points = head.own(part.vertices)
    faces, uvs, at = [], [], 0
    for face in part.faces:
        if points[face, 2].mean() > above:
            faces.append(face)
            uvs.extend(part.uvs[at : at + len(face)])
        at += len(face)
    data = bpy.data.meshes.new("sheet")
    data.from_pydata(points.tolist(), [], faces)
    data.uv_layers.new().data.foreach_set("uv", np.array(uvs, dtype=np.float32).ravel())
    data.polygons.foreach_set("use_smooth", [True] * len(data.polygons))
    return linked(data, "sheet")


def hair_material(path, colour):
    """Hairs are where a sheet's texture is opaque, and as light and dark as there."""
    material, tree = node_tree("hair")
    picture = texture(tree, path)
    test = tree.nodes.new("ShaderNodeMath")
    test.operation = "GREATER_THAN"
    test.inputs[1].default_value = OPAQUE
    tree.links.new(picture.outputs["Alpha"], test.inputs[0])
    mix = tree.nodes.new("ShaderNodeMixShader")
    tree.links.new(test.outputs[0], mix.inputs[0])
    tree.links.new(tree.nodes.new("ShaderNodeBsdfTransparent").outputs[0], mix.inputs[1])
    tree.links.new(diffuse(tree, 0.5), mix.inputs[2])
    grey = tree.nodes.new("ShaderNodeRGBToBW")
    tree.links.new(picture.outputs["Color"], grey.inputs[0])
    shade = softened(tree, vector(tree, "DIVIDE", grey.outputs[0], (mean_grey(path),) * 3), STRANDS)
    shade = vector(tree, "MAXIMUM", shade, (DARKEST,) * 3)
    # A sample that passes through must not add its mask to that of the surface behind.
    aov(tree, "paint", link=vector(tree, "MULTIPLY", vector(tree, "MULTIPLY", shade, colour), test.outputs[0]))
    out = tree.nodes.new("ShaderNodeOutputMaterial")
    tree.links.new(mix.outputs[0], out.inputs["Surface"])
    return material


def mean_grey(path):
    """Mean brightness of the hairs of a texture."""
    pixels = pixels_of(path)
    hairs = pixels[pixels[:, :, 3] > OPAQUE, :3]
    return max(0.004, float(np.power(hairs, 2.2).mean()))


def person(head, figure, looks):
    """Gives a head its skin, and returns its eyes, brows, lashes and hair."""
    head.thing.data.materials.append(skin_material(figure.skin(looks["skin"])))
    eye = eye_material(looks["iris"])
    things = [eyeball(centre, radius, eye) for centre, radius in head.eyes]
    for name in looks["hairs"]:
        part = figure.part(head.vertices, name)
        # Lower lashes would look like a doll's.
        thing = sheet(head, part, above=0 if name.startswith("eyelashes") else -math.inf)
        thing.data.materials.append(hair_material(part.texture, looks["hair"]))
        things.append(thing)
    return things
