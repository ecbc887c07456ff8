"""Materials of a frame without colour: how each part reflects light, and the masks that distinguish the parts."""

from studio import node_tree


def aov(tree, name, link=None, value=None):
    node = tree.nodes.new("ShaderNodeOutputAOV")
    node.name = name
    if link is not None:
        tree.links.new(link, node.inputs["Color"])
    else:
        node.inputs["Color"].default_value = value
    return node


def gloss(tree, roughness, colour=None):
    node = tree.nodes.new("ShaderNodeBsdfGlossy")
    node.inputs["Color"].default_value = (1, 1, 1, 1)
    if colour is not None:
        tree.links.new(colour, node.inputs["Color"])
    node.inputs["Roughness"].default_value = roughness
    return node.outputs[0]


def coat(tree, ior, roughness, most=1.0):
    """A clear coat; `most` is the largest share of light that it reflects, however flat the view."""
    fresnel = tree.nodes.new("ShaderNodeFresnel")
    fresnel.inputs["IOR"].default_value = ior
    share = tree.nodes.new("ShaderNodeMath")
    share.operation = "MINIMUM"
    share.inputs[1].default_value = most
    tree.links.new(fresnel.outputs[0], share.inputs[0])
    return gloss(tree, roughness, share.outputs[0])


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


def glass(tree):
    node = tree.nodes.new("ShaderNodeBsdfRefraction")
    node.inputs["Color"].default_value = (1, 1, 1, 1)
    node.inputs["Roughness"].default_value = 0.05
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


def ended(material, tree, surface, role):
    out = tree.nodes.new("ShaderNodeOutputMaterial")
    tree.links.new(surface, out.inputs["Surface"])
    place = tree.nodes.new("ShaderNodeTexCoord")
    aov(tree, "place", link=place.outputs["Object"])
    first, second = MASKS[role]
    aov(tree, "roles", value=first)
    aov(tree, "others", value=second)
    return material


def body_material(role, clear):
    """The body below the coat: matt, or translucent."""
    material, tree = node_tree(f"{role}{'-clear' if clear else ''}")
    surface = diffuse(tree, 0.0 if role == "lens" else 0.5)
    if role == "pad" or (clear and role in ("front", "temple")):
        surface = mixed(tree, surface, glass(tree), 0.7)
    return ended(material, tree, surface, role)


def mirror_material(role):
    """Only the coat. One closure per material: every sample is a reflection, so a few give a clean picture."""
    material, tree = node_tree(f"{role}-mirror")
    if role in ("metal", "trim"):
        surface = gloss(tree, 0.065)
    elif role == "lens":
        surface = coat(tree, 1.6, 0.0)
    elif role == "pad":
        surface = coat(tree, 1.42, 0.06)
    else:
        # Along a temple, seen from the front, a full coat would be a white mirror.
        surface = coat(tree, 1.49, 0.035, most=0.22)
    return ended(material, tree, surface, role)


def paper(tree):
    node = tree.nodes.new("ShaderNodeBsdfDiffuse")
    node.inputs["Color"].default_value = (0.8, 0.775, 0.735, 1)
    return node.outputs[0]


def mirrored_paper(tree):
    """The floor as coatings see it: bright below the frame, dark further away."""
    place = tree.nodes.new("ShaderNodeTexCoord")
    far = tree.nodes.new("ShaderNodeVectorMath")
    far.operation = "LENGTH"
    tree.links.new(place.outputs["Object"], far.inputs[0])
    ramp = tree.nodes.new("ShaderNodeMapRange")
    ramp.interpolation_type = "SMOOTHSTEP"
    for name, value in (("From Min", 30), ("From Max", 330), ("To Min", 0.6), ("To Max", 0.07)):
        ramp.inputs[name].default_value = value
    tree.links.new(far.outputs["Value"], ramp.inputs["Value"])
    glow = tree.nodes.new("ShaderNodeEmission")
    glow.inputs["Color"].default_value = (1, 0.97, 0.92, 1)
    tree.links.new(ramp.outputs[0], glow.inputs["Strength"])
    return glow.outputs[0]


def floor_material(name, surface):
    material, tree = node_tree(name)
    out = tree.nodes.new("ShaderNodeOutputMaterial")
    tree.links.new(surface(tree), out.inputs["Surface"])
    # The floor glows only in reflections, so it is not sampled as a lamp.
    material.cycles.sample_as_light = False
    return material
