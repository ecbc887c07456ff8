"""One builder per kind of machine, by the name that specs.json gives it."""

from engines import compressor, generator, pump, washer
from fences import energizer, gate, insulators, kit, mesh, posts, reel, wire
from hand_tools import chainsaw, drill, grinder, saw, welder

BUILDERS = {
    "drill": drill,
    "grinder": grinder,
    "generator": generator,
    "washer": washer,
    "welder": welder,
    "chainsaw": chainsaw,
    "compressor": compressor,
    "pump": pump,
    "wire": wire,
    "mesh": mesh,
    "posts": posts,
    "gate": gate,
    "energizer": energizer,
    "insulators": insulators,
    "reel": reel,
    "kit": kit,
    "saw": saw,
}
