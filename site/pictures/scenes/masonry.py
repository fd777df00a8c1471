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

def wall(house, X0, X1, ZT, opening, reveal):
    """a wall in the plane y = 0 with one opening (x0, x1, z0, z1), whose heights are whole rows; soldier course above it"""
    bricks = brick(house)
    mt = T('mortar'); v = mt.coord('Object', False)
    mt.pbsdf(mt.mix(mt.noise(v, 6, 5), *house['mortar']), .95, 0, .2, mt.bump(mt.noise(v, 190, 5, .7), .8, .004))
    ox0, ox1, oz0, oz1 = opening
    hole = (ox0 - X0, ox1 - X0, oz0, oz1)
    above = (ox0 - .12 - X0, ox1 + .12 - X0, oz1, oz1 + 3 * ROW)
    tiles('bricks', X1 - X0, ZT, .25, ROW, .0105, .03, bricks, (0, 0, ZT / 2), (math.radians(90), 0, 0), tilt=.006, bond=.5, bevel=.003, jitter=.0018, seg=1, holes=(hole, above))
    tiles('soldier', ox1 - ox0 + .24, 3 * ROW, ROW, 3 * ROW, .0105, .03, bricks, ((ox0 + ox1) / 2, 0, oz1 + 1.5 * ROW), (math.radians(90), 0, 0), tilt=.006, bevel=.003, jitter=.0018)
    # mortar slabs around the opening, behind the face of the bricks
    md = .2
    for x0, x1, z0, z1 in ((X0, ox0, 0, ZT), (ox1, X1, 0, ZT), (ox0, ox1, 0, oz0), (ox0, ox1, oz1, ZT)):
        if z1 > z0: box('mortar', (x1 - x0, md, z1 - z0), ((x0 + x1) / 2, .004 + md / 2, (z0 + z1) / 2), mt.mat, 0)
    for s, x in ((1, ox0), (-1, ox1)):
        tiles('rev', reveal + .02, oz1 - oz0, min(reveal + .02, .25), ROW, .0105, .02, bricks, (x - s * .008, (reveal + .02) / 2 - .014, (oz0 + oz1) / 2), (math.radians(90), 0, s * math.radians(90)), tilt=.004, bond=.5 if reveal > .23 else 0, bevel=.002)
    box('revtop', (ox1 - ox0, reveal, .02), ((ox0 + ox1) / 2, reveal / 2, oz1 + .009), mt.mat, 0)
