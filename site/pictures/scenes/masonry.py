"""Brick walls of houses."""
from kit import *

# one house a card: bricks from dark to light, mortar, climber, the side that it is seen from, and its number
HOUSES = {'red': dict(bricks=('#5d3a33', '#6f3c2e', '#8c4f3b', '#9d5f48', '#b07a5e'), mortar=('#a39b8f', '#bdb5a8'), climber=True, side=1, number=28),
          'sand': dict(bricks=('#a08a66', '#b19a74', '#c0a981', '#cbb78f', '#d8c7a4'), mortar=('#b9b0a0', '#cdc5b6'), climber=False, side=-1, number=14),
          'dark': dict(bricks=('#3c3331', '#463a37', '#51423d', '#5d4b44', '#6a564c'), mortar=('#6d6964', '#807b74'), climber=False, side=1, number=14),
          'limewash': dict(bricks=('#dcd6ca', '#e1dcd1', '#e6e1d7', '#e9e5dc', '#ece8e0'), mortar=('#d9d3c7', '#e0dbd0'), climber=True, side=-1, number=7)}
ROW = 1 / 12     # 71.5 mm of brick and its joint

def brick(house):
    bt = T('brick'); rn = bt.n('SeparateColor'); bt.put(rn.inputs[0], bt.attr('rnd'))
    uvb = bt.n('UVMap', uv_map='uv').outputs[0]
    v = bt.coord('Object', False)
    b = house['bricks']
    c = bt.ramp(rn.outputs[0], [(0, b[1]), (.3, b[2]), (.6, b[3]), (.85, b[4]), (1, b[0])])
    n1 = bt.noise(uvb, 14, 6, .7); n2 = bt.noise(uvb, 120, 5, .7)
    c = bt.mix(bt.mapr(n1, .35, .7, 0, .55), c, bt.mix(1, c, '#b59a8c', 'MULTIPLY'))
    c = bt.mix(bt.mapr(n2, .58, .72, 0, .35), c, '#c9b6a3')
    c = bt.mix(bt.mapr(bt.noise(v, .9, 4, .6), .5, .8, 0, .30), c, '#c8bcae')     # efflorescence
    c = bt.hsv(c, .508, .92, .92)
    return bt.pbsdf(c, .88, 0, .25, bt.bump(bt.math('ADD', n2, bt.math('MULTIPLY', n1, .6)), .6, .004))

def mortar(house):
    mt = T('mortar'); v = mt.coord('Object', False)
    return mt.pbsdf(mt.mix(mt.noise(v, 6, 5), *house['mortar']), .95, 0, .2, mt.bump(mt.noise(v, 190, 5, .7), .8, .004))

def wall(house, X0, X1, ZT, openings, reveal):
    """a wall in the plane y = 0 with openings (x0, x1, z0, z1), whose heights are whole rows; a soldier course above each"""
    bricks, joint = brick(house), mortar(house)
    holes = [hole for x0, x1, z0, z1 in openings for hole in ((x0 - X0, x1 - X0, z0, z1), (x0 - .12 - X0, x1 + .12 - X0, z1, z1 + 3 * ROW))]
    tiles('bricks', X1 - X0, ZT, .25, ROW, .0105, .03, bricks, ((X0 + X1) / 2, 0, ZT / 2), (math.radians(90), 0, 0), tilt=.006, bond=.5, bevel=.003, jitter=.0018, seg=1, holes=holes)
    # mortar slabs between the openings, behind the face of the bricks
    md = .2
    edges = sorted({X0, X1, *(x for o in openings for x in o[:2])})
    for x0, x1 in zip(edges, edges[1:]):
        z = 0
        for oz0, oz1 in sorted(o[2:] for o in openings if o[0] <= x0 and x1 <= o[1]) + [(ZT, ZT)]:
            if oz0 > z: box('mortar', (x1 - x0, md, oz0 - z), ((x0 + x1) / 2, .004 + md / 2, (z + oz0) / 2), joint, 0)
            z = oz1
    for x0, x1, z0, z1 in openings:
        tiles('soldier', x1 - x0 + .24, 3 * ROW, ROW, 3 * ROW, .0105, .03, bricks, ((x0 + x1) / 2, 0, z1 + 1.5 * ROW), (math.radians(90), 0, 0), tilt=.006, bevel=.003, jitter=.0018)
        for s, x in ((1, x0), (-1, x1)):
            tiles('rev', reveal + .02, z1 - z0, min(reveal + .02, .25), ROW, .0105, .02, bricks, (x - s * .008, (reveal + .02) / 2 - .014, (z0 + z1) / 2), (math.radians(90), 0, s * math.radians(90)), tilt=.004, bond=.5 if reveal > .23 else 0, bevel=.002)
        box('revtop', (x1 - x0, reveal, .02), ((x0 + x1) / 2, reveal / 2, z1 + .009), joint, 0)
