"""The lamps of the studio, in three rigs, because each kind of light is rendered separately.

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
    # The panel is transparent where it does not glow, so that no dark edge is reflected.
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
        # The flat of a front, the upper rim and the left-facing sides reflect these two.
        softbox("face strip", (860, 60), (-120, -800, 235), 5.5, edge=0.3),
        softbox("face side", (70, 420), (-330, -760, 170), 4.0, WARM, edge=0.3),
    ],
    # Reflections in lenses; each name begins with the number of its set of windows.
    "windows": lambda: [
        # Fronts lean forward slightly, so lenses reflect objects low in front of them.
        # A wide window, visible in both lenses from the nose outwards.
        softbox("0 wide", (980, 420), (40, -900, 250), 2.9, edge=0.02, roll=0.05),
        softbox("0 turned", (330, 330), (-880, -300, 300), 4.4, edge=0.06, roll=-0.25),
        softbox("0 other", (300, 420), (820, 120, 300), 4.4, edge=0.06),
        # A window to the right, and its weak reflection from across the room.
        softbox("1 window", (460, 480), (310, -880, 300), 4.4, edge=0.04, roll=0.3),
        softbox("1 answer", (340, 480), (-520, -760, 250), 2.0, edge=0.02, roll=-0.2),
        softbox("1 turned", (200, 420), (-860, -340, 320), 4.4, edge=0.06, roll=-0.1),
        softbox("1 other", (260, 420), (820, 120, 340), 4.0, edge=0.04),
        # Two upright windows to the left.
        softbox("2 near", (180, 560), (-250, -900, 270), 4.4, edge=0.08, roll=-0.16),
        softbox("2 far", (160, 560), (-470, -820, 270), 3.2, edge=0.08, roll=-0.16),
        softbox("2 answer", (420, 420), (540, -760, 270), 2.2, edge=0.02, roll=0.2),
        softbox("2 turned", (420, 240), (-880, -260, 360), 4.2, edge=0.05, roll=-0.3),
        softbox("2 other", (340, 340), (820, 100, 300), 3.6, edge=0.04),
        # For lenses without a frame.
        softbox("lens wide", (620, 420), (-160, -900, 520), 3.4, edge=0.0, roll=0.12),
        softbox("lens right", (420, 480), (760, -560, 470), 3.6, edge=0.0, roll=-0.1),
        softbox("lens turned", (420, 360), (-880, -300, 360), 3.2, edge=0.0, roll=-0.2),
        softbox("lens other", (360, 420), (840, 100, 360), 3.0, edge=0.0),
    ],
    "shadow": lambda: [softbox("sun", (120, 120), (-120, 270, 600), 42.0, WARM, edge=0.4)],
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
            # Sharp reflections hit a panel anyway; sampling it would only add noise.
            panel.data.materials[0].cycles.sample_as_light = name in ("body", "shadow")
    return rigs


def open_windows(rigs, chosen):
    """Keeps only the windows of one set."""
    for panel in rigs["windows"].objects:
        panel.hide_render = panel.name.split()[0] != str(chosen)


def switch_to(scene, rigs, kind):
    strength, on = ROOMS[kind]
    scene.world.node_tree.nodes["Background"].inputs["Strength"].default_value = strength
    for name, rig in rigs.items():
        rig.hide_render = name not in on
