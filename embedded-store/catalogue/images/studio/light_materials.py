"""Materials of a frame without colour: how each part answers light, and the masks that tell the parts apart."""

from studio import node_tree


def aov(tree, name, link=None, value=None):
    node = tree.nodes.new("ShaderNodeOutputAOV")
    node.name = name
    if link is not None:
        tree.links.new(link, node.inputs["Color"])
    else:
        node.inputs["Color"].default_value = value
    return node


def fresnel_coat(tree, under, ior, roughness, most=1.0):
    """A clear coat; `most` is the largest share of light that it reflects, however flat the view."""
    fresnel = tree.nodes.new("ShaderNodeFresnel")
    fresnel.inputs["IOR"].default_value = ior
    share = tree.nodes.new("ShaderNodeMath")
    share.operation = "MINIMUM"
    share.inputs[1].default_value = most
    tree.links.new(fresnel.outputs[0], share.inputs[0])
    gloss = tree.nodes.new("ShaderNodeBsdfGlossy")
    gloss.inputs["Color"].default_value = (1, 1, 1, 1)
    gloss.inputs["Roughness"].default_value = roughness
    mix = tree.nodes.new("ShaderNodeMixShader")
    tree.links.new(share.outputs[0], mix.inputs[0])
    tree.links.new(under, mix.inputs[1])
    tree.links.new(gloss.outputs[0], mix.inputs[2])
    return mix.outputs[0]


def mixed(tree, a, b, amount):
    mix = tree.nodes.new("ShaderNodeMixShader")
    mix.inputs[0].default_value = amount
    tree.links.new(a, mix.inputs[1])
    tree.links.new(b, mix.inputs[2])
    return mix.outputs[0]


def diffuse(tree, grey):
    node = tree.nodes.new("ShaderNodeBsdfDiffuse")
    node.inputs["Color"].default_value = (grey, grey, grey, 1)
    return node.outputs[0]


def gloss(tree, roughness):
    node = tree.nodes.new("ShaderNodeBsdfGlossy")
    node.inputs["Color"].default_value = (1, 1, 1, 1)
    node.inputs["Roughness"].default_value = roughness
    return node.outputs[0]


def glass(tree):
    node = tree.nodes.new("ShaderNodeBsdfRefraction")
    node.inputs["Color"].default_value = (1, 1, 1, 1)
    node.inputs["Roughness"].default_value = 0.06
    node.inputs["IOR"].default_value = 1.42
    return node.outputs[0]


# Which channel of the two mask layers belongs to a role.
MASKS = {
    "front": ((1, 0, 0, 1), (0, 0, 0, 1)),
    "temple": ((0, 1, 0, 1), (0, 0, 0, 1)),
    "tip": ((0, 0, 1, 1), (0, 0, 0, 1)),
    "metal": ((0, 0, 0, 1), (1, 0, 0, 1)),
    "trim": ((0, 0, 0, 1), (0, 1, 0, 1)),
    "pad": ((0, 0, 0, 1), (0, 0, 1, 1)),
    "lens": ((0, 0, 0, 1), (0, 0, 0, 1)),
}


def role_material(role, clear):
    material, tree = node_tree(f"{role}{'-clear' if clear else ''}")
    if role in ("metal", "trim"):
        surface = mixed(tree, diffuse(tree, 0.5), gloss(tree, 0.17), 0.5)
    elif role == "lens":
        surface = fresnel_coat(tree, diffuse(tree, 0.0), 1.6, 0.0)
    elif role == "pad":
        surface = fresnel_coat(tree, mixed(tree, diffuse(tree, 0.8), glass(tree), 0.5), 1.42, 0.12)
    elif clear and role in ("front", "temple"):
        surface = fresnel_coat(tree, mixed(tree, diffuse(tree, 0.5), glass(tree), 0.62), 1.49, 0.04)
    else:
        # Along a temple, seen from in front, a full coat would be a white mirror.
        surface = fresnel_coat(tree, diffuse(tree, 0.5), 1.49, 0.07, most=0.3)
    out = tree.nodes.new("ShaderNodeOutputMaterial")
    tree.links.new(surface, out.inputs["Surface"])
    place = tree.nodes.new("ShaderNodeTexCoord")
    aov(tree, "place", link=place.outputs["Object"])
    first, second = MASKS[role]
    aov(tree, "roles", value=first)
    aov(tree, "others", value=second)
    return material
