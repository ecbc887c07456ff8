"""The lamps of the studio, in three rigs, because each kind of light is rendered on its own.

`body` shapes matt surfaces; `mirror` is what coatings, metals and lenses reflect: narrow strips in a dark room;
`shadow` is a small lamp that throws the shadow, with a weak even light.
"""

import bpy
from mathutils import Vector
from studio import node_tree

AIM = (0, 30, 20)


def softbox(name, size, at, strength, colour=(1, 1, 1), edge=0.22, roll=0.0):
    """A glowing panel that fades out from `edge` (0 for its middle, 0.5 for its rim) outwards."""
    bpy.ops.mesh.primitive_plane_add(size=1)
    panel = bpy.context.object
    panel.name = name
    panel.scale = (size[0], size[1], 1)
    panel.location = at
    direction = [t - a for t, a in zip(AIM, at)]
    turned = Vector(direction).to_track_quat("Z", "Y").to_euler()
    panel.rotation_euler = turned
    panel.rotation_euler.rotate_axis("Z", roll)
    material, tree = node_tree(name)
    coordinate = tree.nodes.new("ShaderNodeTexCoord")
    middle = tree.nodes.new("ShaderNodeVectorMath")
    middle.operation = "SUBTRACT"
    middle.inputs[1].default_value = (0.5, 0.5, 0)
    split = tree.nodes.new("ShaderNodeSeparateXYZ")
    tree.links.new(coordinate.outputs["Generated"], middle.inputs[0])
    tree.links.new(middle.outputs[0], split.inputs[0])

    def fade(axis):
        size_of = tree.nodes.new("ShaderNodeMath")
        size_of.operation = "ABSOLUTE"
        ramp = tree.nodes.new("ShaderNodeMapRange")
        ramp.interpolation_type = "SMOOTHSTEP"
        ramp.inputs["From Min"].default_value = 0.5
        ramp.inputs["From Max"].default_value = edge
        tree.links.new(split.outputs[axis], size_of.inputs[0])
        tree.links.new(size_of.outputs[0], ramp.inputs["Value"])
        return ramp.outputs[0]

    def times(a, b):
        node = tree.nodes.new("ShaderNodeMath")
        node.operation = "MULTIPLY"
        tree.links.new(a, node.inputs[0])
        if isinstance(b, float):
            node.inputs[1].default_value = b
        else:
            tree.links.new(b, node.inputs[1])
        return node.outputs[0]

    glow = tree.nodes.new("ShaderNodeEmission")
    glow.inputs["Color"].default_value = (*colour, 1)
    tree.links.new(times(times(fade("X"), fade("Y")), float(strength)), glow.inputs["Strength"])
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


WARM, COOL = (1, 0.965, 0.92), (0.94, 0.975, 1)

RIGS = {
    "body": lambda: [
        softbox("key", (260, 260), (-420, -380, 600), 27.0, WARM),
        softbox("above", (620, 300), (60, 160, 640), 3.6),
        softbox("side", (220, 420), (640, 40, 300), 5.0, COOL),
    ],
    # Strips for coatings and metals.
    "strips": lambda: [
        softbox("top strip", (1000, 70), (-60, -330, 560), 20.0, edge=0.42),
        softbox("left strip", (70, 620), (-640, -300, 300), 16.0, WARM, edge=0.42),
        softbox("right strip", (46, 520), (680, -180, 280), 11.0, COOL, edge=0.42),
        softbox("overhead", (820, 260), (0, 220, 640), 3.0),
        # These two are mirrored by the flat of a front, the upper rim and the sides that look left.
        softbox("face strip", (860, 60), (-120, -800, 235), 5.5, edge=0.3),
        softbox("face side", (70, 420), (-330, -760, 170), 4.0, WARM, edge=0.3),
    ],
    # Windows for lenses: one for the front view, one for the three quarters, one for turned lenses.
    "windows": lambda: [
        softbox("front window", (420, 300), (250, -900, 360), 5.0, edge=0.2, roll=0.35),
        softbox("turned window", (330, 330), (-880, -300, 300), 5.0, edge=0.2, roll=-0.25),
        softbox("other window", (300, 420), (820, 120, 300), 5.0, edge=0.2),
    ],
    "shadow": lambda: [softbox("sun", (130, 130), (-330, 250, 540), 42.0, WARM, edge=0.4)],
}

# Strength of the room's even light, and the rigs that are on, by kind of light.
ROOMS = {
    "body": (0.24, ("body",)),
    "mirror": (0.06, ("strips", "windows")),
    "shadow": (0.3, ("shadow",)),
}


def build_rigs(scene):
    """All lamps, in collections named after their rigs."""
    rigs = {}
    for name, make in RIGS.items():
        rigs[name] = bpy.data.collections.new(name)
        scene.collection.children.link(rigs[name])
        for panel in make():
            for old in panel.users_collection:
                old.objects.unlink(panel)
            rigs[name].objects.link(panel)
            # Sharp reflections find a panel by themselves; looking for it would only add noise.
            panel.data.materials[0].cycles.sample_as_light = name in ("body", "shadow")
    return rigs


def switch_to(scene, rigs, kind):
    strength, on = ROOMS[kind]
    scene.world.node_tree.nodes["Background"].inputs["Strength"].default_value = strength
    for name, rig in rigs.items():
        rig.hide_render = name not in on
