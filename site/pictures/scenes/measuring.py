"""Kitchens and cupboards that are made up from a number, for measuring how well runs are split: never shown to visitors.
Plain rooms, cheap light; what varies is what matters there: fronts, gaps, handles, films, clutter, camera."""
import os, sys; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from kit import *
a = args(out='out/measuring.png', room=1, spp=8, pct=75, seed=0, thr=0.0, threads=2, passes=False, look='Medium High Contrast', expo=0.25, crop='', db=1)
reset()
r = random.Random(1000 + a.room); pick = r.choice
COLOURS = ['#f0eee9', '#e9e7e2', '#d8d2c4', '#b9b4a8', '#8f9c86', '#a8563c', '#b08a72', '#5f6b73', '#26364d', '#2f4a3c', '#33363a', '#1b1c1e']
kind = ('matt', 'matt', 'gloss', 'wood', 'matt', 'wood', 'stone', 'matt')[a.room % 8]
if kind == 'wood': spec = dict(kind='wood', wood=pick(['oak_natural', 'oak_light', 'oak_smoked', 'walnut', 'beech_orange', 'ash_grey']), axis=pick('zzx'))
elif kind == 'stone': spec = dict(kind='stone', cols=pick([('#6a6762', '#85817a', '#9b968e'), ('#98999b', '#b4b5b6', '#cccccc')]))
else: spec = dict(kind=kind, color=COLOURS[(a.room * 5) % len(COLOURS)])
front = film('front', spec)
second = film('second', dict(kind='matt', color=pick(COLOURS))) if r.random() < .25 else front      # the wall units in a film of their own
shaker = kind != 'stone' and r.random() < .35
handles = pick(['bar', 'bar', 'knob', 'edge', 'none', 'gola'])
metal = simple('metal', *pick([('#b08d57', .3, 1.0), ('#1b1b1c', .4, 0.0), ('#c8c8c6', .25, 1.0)]))
if 50 <= a.room < 65 or a.room > 64 and a.room % 3 == 0:      # what is hard: grain that lies across the fronts, dark fronts, and nothing to hold them by
    spec = (dict(kind='wood', wood=pick(['oak_natural', 'oak_light', 'oak_smoked', 'walnut', 'beech_orange', 'ash_grey']), axis=pick('xxz')), dict(kind='matt', color=pick(COLOURS[7:])))[a.room % 2]
    front = second = film('hard', spec); handles = pick(['none', 'gola', 'edge', 'bar'])
carc = simple('carcass', pick(['#2c2b29', '#2c2b29', '#4a4744', '#cfcac0']), .7); gap = pick([.002, .003, .003, .004])
wall = simple('wall', pick(['#e9e5dd', '#ddd6ca', '#cfd3cf', '#b9b2a5', '#8e958f', '#f2f0ec']), .85, bump=.06, bscale=220)
black = simple('black', '#0b0b0c', .07, spec=.5); steel = simple('steel', '#c0c0be', .28, 1.0, var=.05)
top = simple('top', pick(['#e6e3dd', '#55504a', '#b9a078', '#26262a', '#cfc9be']), .35); plinth = simple('plinth', pick(['#2b2c2d', '#c9c4ba', '#8a857c']), .5)

# --- room
W0, W1, D, H = -3.4, 3.4, -7.0, 2.65
for n, s, c in (('floor', (7, 7.4, .1), (0, -3.5, -.05)), ('ceil', (7, 7.4, .1), (0, -3.5, H + .05)), ('back', (7, .1, H), (0, .05, H / 2)), ('rear', (7, .1, H), (0, D - .05, H / 2)), ('left', (.1, 7, H), (W0 - .05, -3.5, H / 2)), ('right', (.1, 7, H), (W1 + .05, -3.5, H / 2))):
    box(n, s, c, wall if n not in ('floor', 'ceil') else simple('ceil', '#f1efea', .9) if n == 'ceil' else wood('floor', 'oak_floor', axis=pick('xy'), rough=.42) if r.random() < .6 else simple('floor', pick(['#9a9184', '#c9c2b6', '#5d5a55']), .4), 0)

# --- fronts
def put(run, name, x0, x1, z0, z1, y, mat, shape=None):
    w, h = x1 - x0 - gap, z1 - z0 - gap
    loc, rot = ((x0 + x1) / 2, y + .0095, (z0 + z1) / 2), (math.radians(r.gauss(0, .06)), 0, math.radians(r.gauss(0, .09)))
    if shape:
        bm = bmesh.new(); bmesh.ops.create_cube(bm, size=1); bmesh.ops.scale(bm, vec=(w, .019, h), verts=bm.verts)
        fr = min(bm.faces, key=lambda q: q.calc_center_median().y)
        bmesh.ops.inset_region(bm, faces=[fr], thickness=min(.07, h * .3), depth=0); bmesh.ops.inset_region(bm, faces=[fr], thickness=.004, depth=-.006)
        bmesh.ops.bevel(bm, geom=[e for e in bm.edges if len(e.link_faces) == 2 and e.calc_face_angle() > .5], offset=.0012, segments=2, affect='EDGES')
        ob = obj(name, bm_to_mesh(bm, name), mat, loc, rot, wn=True)
    else: ob = box(name, (w, .019, h), loc, mat, .0015, 2, rot)
    ob['run'] = run
    return ob
def handle(x0, x1, z0, z1, y, drawer, right, low):
    if handles in ('none', 'gola'): return
    w, h = x1 - x0, z1 - z0
    if handles == 'knob':
        for x in ([x0 + w * .25, x0 + w * .75] if drawer and w > .7 else [(x0 + x1) / 2] if drawer else [x1 - .05 if right else x0 + .05]):
            cyl('knob', .014, .03, (x, y - .015, (z0 + z1) / 2 if drawer else z0 + .07 if low else z1 - .07), metal, (math.radians(90), 0, 0))
    elif handles == 'edge': box('edge', (min(.16, w * .5), .03, .004) if drawer else (.004, .03, .12), ((x0 + x1) / 2 if drawer else x1 - .02 if right else x0 + .02, y - .008, z1 - .004 if drawer else z0 + .12 if low else z1 - .12), metal, .001)
    else:
        L = min(.34, w * .6) if drawer else min(.22, h * .4); x, z = ((x0 + x1) / 2, z1 - min(.05, h / 2)) if drawer else (x1 - .045 if right else x0 + .045, z0 + .05 + L / 2 if low else z1 - .05 - L / 2)
        box('bar', (L, .011, .011) if drawer else (.011, .011, L), (x, y - .032, z), metal, .003)
        for s in (-1, 1): cyl('st', .005, .03, (x + (s * (L / 2 - .02) if drawer else 0), y - .016, z + (0 if drawer else s * (L / 2 - .02))), metal, (math.radians(90), 0, 0))
def door(run, x0, x1, z0, z1, y, mat, right=False, low=False):
    put(run, 'door', x0, x1, z0, z1, y, mat, shaker); handle(x0, x1, z0, z1, y, False, right, low)
def drawer(run, x0, x1, z0, z1, y, mat):
    put(run, 'drawer', x0, x1, z0, z1, y, mat, shaker and z1 - z0 > .2); handle(x0, x1, z0, z1, y, True, False, False)
def oven(run, x0, x1, z0, z1, y):
    put(run, 'other', x0, x1, z0, z1, y, black); box('strip', (x1 - x0 - .01, .0205, .07), ((x0 + x1) / 2, y + .009, z1 - .04), steel, .001)
    tube('hand', [(x0 + .06, y - .04, z1 - .11), (x1 - .06, y - .04, z1 - .11)], .009, steel, smooth=False)
def unit(run, x0, x1, z0, z1, y, mat, what):
    if what == 'doors':
        n = 2 if x1 - x0 > .65 else 1
        for i in range(n): door(run, x0 + i * (x1 - x0) / n, x0 + (i + 1) * (x1 - x0) / n, z0, z1, y, mat, right=(i == 0) if n == 2 else bool(r.random() < .5))
    elif what == 'oven': oven(run, x0, x1, z1 - .595, z1, y); drawer(run, x0, x1, z0, z1 - .595, y, mat)
    elif what == 'washer': put(run, 'other', x0, x1, z0, z1, y, steel); box('strip', (x1 - x0 - .01, .0205, .10), ((x0 + x1) / 2, y + .009, z1 - .055), black, .001)
    else:
        shares = {'d2': (.5, .5), 'd3': (.4, .4, .2), 'd4': (.25,) * 4, 'dd': (.8, .2)}[what]; z = z0
        for k, s in enumerate(shares):
            (door if what == 'dd' and k == 0 else drawer)(run, x0, x1, z, z + s * (z1 - z0), y, mat); z += s * (z1 - z0)
def widths(total, choices):
    out = []
    while total - sum(out) > min(choices) + .001:
        w = pick([c for c in choices if c <= total - sum(out) + .001] or [min(choices)]); out.append(w)
    k = total / sum(out); return [w * k for w in out]

tall = pick([0, 1, 2, 2, 3]) if a.room % 7 else 6       # every seventh: a wall of cupboards and nothing else
tw = .6 if a.room % 7 else pick([.45, .5, .55]); b0 = -2.0 - r.random() * .3; t0 = 1.9 - tall * tw if a.room % 7 else -tall * tw / 2
gola = .03 if handles == 'gola' else .004; z0, z1 = .10, pick([.82, .85]) - gola
YB, YT = -.60, -.60 - pick([0, 0, .02])
if a.room % 7:
    ws = widths(t0 - b0, [.3, .4, .45, .5, .6, .6, .6, .8, .9, 1.0]); x = b0; cooked = False
    box('carc', (t0 - b0, .57, z1 - z0 + .02), ((b0 + t0) / 2, -.288, (z0 + z1) / 2 + .01), carc, 0)
    for w in ws:
        what = pick(['doors', 'doors', 'doors', 'd2', 'd3', 'd3', 'd4', 'dd']) if w > .42 else pick(['doors', 'doors', 'd4'])
        if .55 < w < .65 and not cooked and r.random() < .4: what = pick(['oven', 'washer']); cooked = True
        unit('base', x, x + w, z0, z1, YB, front, what); x += w
    box('plinth', (t0 - b0, .02, z0 - .002), ((b0 + t0) / 2, -.54, z0 / 2), plinth, .001)
    box('top', (t0 - b0 + .02, .63, .03), ((b0 + t0) / 2, -.315, z1 + gola + .015), top, .002); zt = z1 + gola + .03
    box('splash', (t0 - b0, .01, .55), ((b0 + t0) / 2, -.005, zt + .275), simple('splash', pick(['#e6e1d6', '#8f9c86', '#cfc9be', '#3c3c3e']), .2), 0)
    # wall units over a part
    if r.random() < .8:
        n = r.randint(2, max(2, len(ws) - 1)); u1 = t0 - (0 if tall else r.random() * .2); u0 = u1 - sum(ws[-n:]) if r.random() < .6 else u1 - pick([1.2, 1.5, 1.8]); h = pick([.6, .72, .9]); uz = zt + .55
        box('ucarc', (u1 - u0, .33, h), ((u0 + u1) / 2, -.168, uz + h / 2), carc, 0); x = u0
        for w in widths(u1 - u0, [.3, .4, .5, .6, .6, .8, .9]):
            if w > .75 and r.random() < .4: drawer('wall', x, x + w, uz, uz + h / 2, -.35, second); drawer('wall', x, x + w, uz + h / 2, uz + h, -.35, second)
            else:
                m = 2 if w > .65 else 1
                for i in range(m): door('wall', x + i * w / m, x + (i + 1) * w / m, uz, uz + h, -.35, second, right=i == 0 and m == 2, low=True)
            x += w
    for i in range(r.randint(1, 5)):
        px, k = b0 + .2 + r.random() * (t0 - b0 - .4), r.random()
        if k < .3: herb((px, -.2, zt), seed=i, n=60)
        elif k < .7: lathe('jar', spline_prof([(.04, 0), (.06, .02), (.07, .1), (.05, .2), (.03, .24)]), (px, -.2 - r.random() * .2, zt), simple('jar%d' % i, pick(COLOURS), .4), 32)
        else: box('board', (.26, .02, .36), (px, -.06, zt + .18), wood('board%d' % i, 'oak_natural'), .006)
for i in range(tall):
    x, Z = t0 + i * tw, 2.3 if a.room % 7 else 2.45
    box('tcarc', (tw, .57, Z - .1), (x + tw / 2, -.288, (Z + .1) / 2), carc, 0)
    if not a.room % 7:
        zs = 1.95 if a.room % 14 else None; zz = [.08] + ([zs] if zs else []) + [Z]
        for p, q in zip(zz, zz[1:]): door('tall', x, x + tw, p, q, YT, front, right=i % 2 == 0)
    elif i == 0 and r.random() < .7:
        drawer('tall', x, x + tw, .10, .40, YT, front)
        if r.random() < .5: drawer('tall', x, x + tw, .40, .70, YT, front); o = .70
        else: o = .40
        oven('tall', x, x + tw, o, o + .595, YT)
        if r.random() < .5: oven('tall', x, x + tw, o + .595, o + 1.05, YT); o += .455
        door('tall', x, x + tw, o + .595, Z, YT, front, low=True)
    else:
        zs = pick([.85, 1.3, 1.5, 1.9]); door('tall', x, x + tw, .10, zs, YT, front, right=bool(i % 2)); door('tall', x, x + tw, zs, Z, YT, front, right=bool(i % 2), low=True)
# an island before it, seen from the side of its fronts
island = a.room % 7 and a.room % 5 == 1
if island:
    iw = pick([1.8, 2.4]); ix = -1.2 + r.random() * .5; iy = -2.5; x = ix
    box('icarc', (iw, .85, .76), (ix + iw / 2, iy + .44, .48), carc, 0); box('itop', (iw + .04, .95, .03), (ix + iw / 2, iy + .44, .88), top, .002); box('ipl', (iw, .02, .1), (ix + iw / 2, iy + .06, .05), plinth, .001)
    for w in widths(iw, [.6, .6, .8, .9]): unit('island', x, x + w, .10, .855, iy, front, pick(['doors', 'd2', 'd3'])); x += w

# --- what stands before the fronts: a chair, a bag, a towel over a bar
if r.random() < .35:
    cx, cy = -1.2 + 2.2 * r.random(), -1.25 - r.random() * .3; m = wood('chair', pick(['oak_natural', 'walnut']))
    rbox('seat', (.42, .42, .03), (cx, cy, .45), m, .04, 'z', .006)
    for sx in (-1, 1):
        for sy in (-1, 1): tube('leg', [(cx + sx * .18, cy + sy * .18, .45), (cx + sx * .21, cy + sy * .21, 0)], .016, m, smooth=False)
    tube('back', [(cx - .19, cy - .19, .45), (cx - .2, cy - .2, .85), (cx + .2, cy - .2, .85), (cx + .19, cy - .19, .45)], .014, m)
if r.random() < .3: plant_big((2.9 if r.random() < .5 else -2.9, -1.3, 0), h=1.4, seed=a.room, n=30)
if a.room % 7 and r.random() < .4:
    tx = b0 + .4 + r.random() * 1.4; box('towel', (.30, .012, .46), (tx, YB - .03, z1 - .26), fabric('towel', pick(['#c9b79a', '#a8664a', '#e9e5dd']), '#b39d7c'), .004)

# --- light: the day from a window at one side, and one room lamp
side = pick([-1, 1])
sky(.3, 38, 0, False, 1.0, .6, sat=.75); wv = bpy.context.scene.world.cycles_visibility; wv.diffuse = False; wv.scatter = False; wv.transmission = False
area('win', (side * (W1 - .02), -3.0, 1.4), (0, -1.0, 1.0), 2.4, 1.9, 130, (.88, .94, 1)); area('fill', (0, D + .1, 1.6), (0, 0, 1.2), 3.4, 1.7, 60 + 60 * r.random(), (1, .96, .9))
if r.random() < .5: area('lamp', (0, -1.6, H - .03), (0, -1.6, 0), .5, .5, 40, (1, .82, .6))
if r.random() < .4: sun((-side * 1.0, .6, -.5), 6, 1.0, (1, .9, .76))
if r.random() < .4: area('strip', (0, -.2, 1.42), (0, -.3, .9), 2.4, .03, 6, (1, .82, .6))

# --- a phone or a camera: straight or up to 35 degrees aside, 24 to 50 mm
yaw = pick([0, 0, 8, 15, 22, 28, 35]) * pick([-1, 1]); lens = pick([24, 26, 26, 28, 35, 50]); away = (2.3 if island else 3.0) * lens / 26 * (1 + .25 * abs(yaw) / 35)
tgt = Vector((ix + iw / 2, iy, .85)) if island else Vector((-.1 + r.uniform(-.3, .3), -.6, 1.05 if tall or a.room % 7 == 0 else .95))
away = min(away, (tgt.y - D) / math.cos(math.radians(yaw)) - .4)
t = math.radians(yaw); camera((tgt.x - math.sin(t) * away, tgt.y - math.cos(t) * away, pick([1.25, 1.4, 1.55])), yaw, pick([0, -2, -5, -8, -4]), lens)
s = settings(a, 1600, 1200, exposure=a.expo, look=a.look)
# light that comes by the walls is a guess: it costs least
s.cycles.max_bounces = 2; s.cycles.glossy_bounces = 1; s.cycles.diffuse_bounces = 1; s.cycles.use_fast_gi = True; s.cycles.fast_gi_method = 'ADD'; s.cycles.ao_bounces_render = 1; s.world.light_settings.ao_factor = .35; s.world.light_settings.distance = 2.5
if a.passes: aux_passes(a.out)
render(a.out)
