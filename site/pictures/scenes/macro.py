"""The work from nearby: `peel`, film off its backing; `corner`, a knife at a wrapped corner; `swollen`, a door that water got into, which no film saves."""
import os, sys; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from kit import *
from tools import *
a = args(out='out/macro.png', shot='peel', film='walnut', spp=16, pct=50, seed=0, thr=0.0, threads=2, passes=False, look='Medium High Contrast', expo=0.0, crop='', db=4, f=6.3)
FILMS = {'walnut': dict(kind='wood', wood='walnut', off=8.1), 'oak': dict(kind='wood', wood='oak_natural', off=2.2, figure=.8), 'sage': dict(kind='matt', color='#8f9c86'), 'navy': dict(kind='matt', color='#26364d'), 'terracotta': dict(kind='matt', color='#a8563c')}
reset()
film_, glue, paper = fine(FILMS[a.film]), adhesive(), liner()
bench = wood('bench', 'oak_light', 'x', .55, figure=.5, bump=.2)

def room(dark='#3a3d3a'):
    """a bench and, far out of focus, the workshop behind it"""
    box('benchtop', (1.6, 1.0, .04), (0, .25, -.075), bench, .004)
    plane('wall', 6, 4, (0, 1.9, .6), simple('wall', dark, .9), (math.radians(90), 0, 0))
    for i, (x, c) in enumerate(((-.62, '#8f9c86'), (-.47, '#d8cfbf'), (-.33, '#a8563c'), (.30, '#e6e1d6'), (.46, '#26364d'), (.62, '#8b6347'))): cyl('roll', .058, 1.2, (x, 1.05 + .04 * (i % 2), .5), simple('roll%d' % i, c, .5))
    w = bpy.data.worlds.new('w'); bpy.context.scene.world = w; w.use_nodes = True
    w.node_tree.nodes['Background'].inputs[0].default_value = (.86, .93, 1, 1); w.node_tree.nodes['Background'].inputs[1].default_value = .16

if a.shot == 'peel':
    # on the cutting mat: a corner of the film has come off, its liner stays flat
    room('#2f3432'); S, N = .42, 210; cutting_mat((.60, .45), (.02, .10, -.054), math.radians(4))
    z0 = -.0508; sq = lambda i, j: ((i / N - .5) * S, (j / N - .5) * S)
    wob = lambda x, y: .0008 * math.sin(x * 14 + 1) * math.sin(y * 11) + .0010
    rows = [[((x, y, wob(x, y)), (x, y)) for x, y in (sq(i, j) for i in range(0, N + 1, 10))] for j in range(N, -1, -10)]
    sheet('liner', rows, paper, paper, .00012, (.02, .12, z0), math.radians(9))
    nrm = Vector((.62, -.78)).normalized(); along = Vector((-nrm.y, nrm.x)); d0 = .055
    prof, rows = {}, []
    for j in range(N, -1, -1):
        row = []
        for i in range(N + 1):
            x, y = sq(i, j); p = Vector((x, y)); d = p.dot(nrm) - d0 - .06 * (p.dot(along) ** 2) / .1; z = wob(x, y) + .0004
            if d > 0:
                cone = 1 + .7 * p.dot(along); key = (round(d, 4), round(cone, 3))
                if key not in prof: prof[key] = bent((0.0, 0.0), lambda s: smooth(0, .05, s) * 26 / cone * (1 - .35 * smooth(.09, .2, s)), d, max(3, int(d * 700)))[-1]
                f, u = prof[key]; q = p - nrm * d + nrm * f; row.append(((q.x, q.y, z + u), (x, y)))
            else: row.append(((x, y, z), (x, y)))
        rows.append(row)
    sheet('film', rows, film_, glue, .00028, (.02, .12, z0 + .0004), math.radians(9))
    area('key', (-.85, .20, .55), (0, .05, -.03), .5, .5, 16, (1, .95, .88)); area('strip', (.55, .8, .40), (.05, .05, 0), .6, .2, 3, (1, .98, .95)); area('fill', (.6, -.6, .5), (0, 0, 0), .7, .6, 2.6, (.90, .95, 1))
    area('wall', (-.5, .9, 1.2), (0, 1.9, .5), .8, .8, 8, (1, .86, .68))
    c = camera((-.10, -.43, .215), 0, 0, 66, fstop=a.f, focus=.53); at = Vector((.062, .048, -.030))
elif a.shot == 'swollen':
    # below a sink: the board of the left door has swollen along its lower edge, and its foil has split there
    foil = T('foil'); v = foil.coord('Object', False); foil.pbsdf(foil.mix(foil.mapr(foil.noise(v, 3, 5, .6), .35, .7, 0, .5), '#d2c7b0', '#bfae8e'), foil.mapr(foil.noise(v, 7, 4), .3, .7, .30, .44), 0, .45, foil.bump(foil.noise(v, 900, 2), .05, .0004))
    chip = T('chip'); v = chip.coord('Object', False); v = chip.vmath('ADD', v, chip.vmath('MULTIPLY', chip.noise(v, 240, 3, out='Color'), (.004, .004, .002)))
    flat = chip.scale(v, (.55, 1, 2.2)); q = chip.n('SeparateColor'); chip.put(q.inputs[0], chip.voronoi(flat, 430, 'F1', 'Color')); fibre = chip.noise(chip.scale(v, (60, 60, 900)), 1, 4, .7)
    damp = chip.mapr(chip.noise(v, 14, 4), .4, .65, 0, .6)
    chip.pbsdf(chip.mix(damp, chip.mix(chip.math('MULTIPLY', fibre, .5), chip.mix(q.outputs[0], '#b89464', '#916c3f'), '#6b4c2b'), '#5c432b'), .95, 0, .1, chip.bump(chip.math('ADD', q.outputs[1], fibre), .8, .0014))
    n1 = lambda x, f, k: mn.noise(Vector((x * f, k, 0)))
    H = .42
    def swell(x, z):
        """how far the board stands out, in metres"""
        reach = .085 + .03 * n1(x, 7, 1); return .013 * smooth(reach, 0, z) * max(.25, .75 + .6 * n1(x, 6, 2)) * smooth(-.42, -.10, x) + .0011 * smooth(.05, 0, z) * n1(x, 60, z * 40)
    def tear(x): return max(0.0, .015 + .026 * n1(x, 9, 3) + .007 * n1(x, 55, 4)) * smooth(-.36, -.16, x)
    def face(name, x0, x1, flat, low, mat, lift=0.0):
        nx, nz = int((x1 - x0) * 700), 150; bm = bmesh.new(); rows = []
        for i in range(nx + 1):
            x = x0 + (x1 - x0) * i / nx; zl = low(x)
            rows.append([bm.verts.new((x, -(0 if flat else swell(x, z)) - (lift * smooth(.016, 0, z - zl) * (0 if flat else smooth(0, .012, zl))), z)) for z in (zl + (H - zl) * (j / nz) ** 2 for j in range(nz + 1))])
        for p, r_ in zip(rows, rows[1:]):
            for j in range(nz): bm.faces.new((p[j], r_[j], r_[j + 1], p[j + 1])).smooth = True
        return obj(name, bm_to_mesh(bm, name), mat)
    gap = .0015; core = face('core', -.44, -gap, False, lambda x: 0.0, chip.mat); core.location.y = .0012
    skin = face('skin', -.44, -gap, False, tear, foil.mat, .0045); m = skin.modifiers.new('thick', 'SOLIDIFY'); m.thickness = .0006; m.offset = 1
    box('behind', (.44, .014, H), (-.22 - gap / 2, .012, H / 2), chip.mat, 0)
    box('sound', (.44, .019, H), (.22 + gap, .0095, H / 2), foil.mat, .0012)
    box('cabinet', (1.2, .02, H), (0, .04, H / 2), simple('cabinet', '#17181a', .8), 0); box('plinth', (1.2, .02, .10), (0, .055, -.052), simple('plinth', '#8d8473', .55, bump=.1, bscale=90), .001)
    st = steel('bar', .26, 2)
    for x in (-.05, .05): tube('handle', [(x, -.001, .24), (x, -.030, .24), (x, -.030, .40), (x, -.001, .40)], .0055, st, smooth=False)
    tl = T('tile'); v = tl.coord('Object'); tl.pbsdf(tl.mix(tl.mapr(tl.noise(v, 5, 5), .3, .7, 0, .5), '#8f887d', '#7b746a'), tl.mapr(tl.noise(v, 3, 3), .42, .6, .12, .5), 0, .5); tiles('floor', 2.4, 1.6, .30, .30, .003, .01, tl.mat, (0, -.6, -.103), bond=0, bevel=.0015); box('grout', (2.6, 1.8, .01), (0, -.6, -.110), simple('grout', '#5d574e', .95), 0)
    w = bpy.data.worlds.new('w'); bpy.context.scene.world = w; w.use_nodes = True; w.node_tree.nodes['Background'].inputs[0].default_value = (.90, .94, 1, 1); w.node_tree.nodes['Background'].inputs[1].default_value = .16
    area('key', (-.95, -.55, .75), (-.05, 0, .06), .4, .5, 19, (1, .95, .88)); area('fill', (.8, -1.0, .5), (0, 0, .1), .9, .8, 2.6, (.90, .95, 1)); area('rake', (-.9, -.06, .12), (0, 0, .03), .12, .2, 4.5, (1, .93, .84))
    c = camera((.13, -.60, .15), 0, 0, 56, fstop=8, focus=.6); at = Vector((-.094, 0, .034))
else:
    # a wrapped corner, the knife put down on it, the trimmed strip curling beside it
    board = simple('board', '#d9d2c2', .5); w_, d_ = .30, .26
    bm = bmesh.new(); uvl = bm.loops.layers.uv.new('uv'); bmesh.ops.create_cube(bm, size=1); bmesh.ops.scale(bm, vec=(w_, d_, .019), verts=bm.verts)
    bmesh.ops.bevel(bm, geom=bm.edges[:], offset=.0013, segments=4, affect='EDGES', profile=.5)
    for f in bm.faces:
        nx, ny, nz = (abs(q) for q in f.normal)
        for l in f.loops:
            q = l.vert.co; l[uvl].uv = (q.x, q.y) if nz >= max(nx, ny) else (q.x, q.y + q.z) if ny >= nx else (q.y, q.x + q.z)
    obj('leaf', bm_to_mesh(bm, 'leaf'), film_, (-w_ / 2 + .065, d_ / 2 - .02, -.0095), (0, 0, math.radians(0)), wn=True)
    rbox('pad', (.2, .2, .036), (-.12, .12, -.037), simple('pad', '#4b4d4c', .95, bump=.6, bscale=900), .01, 'z', .004)
    cutting_mat((.60, .45), (.05, .05, -.0548), math.radians(-5))
    knife((.004, .016, .0002), (0, 0, math.radians(-27)), out=.034)
    # on the right the film still hangs over; near the corner it is cut and turns away
    xr, rows = .065 + .0002, []
    for i in range(81):
        y = -.0175 + .20 * i / 80; loose = 1 - smooth(.0, .055, y + .0175); bend_ = .25 + 1.5 * loose
        row = bent((0.0, 0.0), lambda s_: bend_ / .020 * (1 if s_ > .003 else 0), .024, 24)
        rows.append([((xr + q, y, -.0185 - u + .0), (y, u)) for u, q in row])
    sheet('flap', rows[::-1], film_, glue)
    for i, (p, q, t_, r_) in enumerate((((.050, -.050, -.042), (.15, .2, .9), 1.7, .0095), ((.128, .000, -.0405), (.1, -.1, 2.2), 1.2, .0105), ((-.015, -.060, -.0435), (0, .1, -.4), .8, .0080))): offcut(p, q, film_, glue, r_, t_, .0055)
    room('#2f3432')
    area('key', (-.80, .15, .52), (0, 0, 0), .45, .45, 14, (1, .94, .86)); area('strip', (.45, .70, .40), (0, .03, 0), .7, .16, 4, (1, .98, .95)); area('fill', (.7, -.5, .30), (0, 0, -.02), .6, .5, 2.2, (.90, .95, 1))
    area('wall', (-.5, .9, 1.2), (0, 1.9, .5), .8, .8, 8, (1, .86, .68))
    c = camera((.165, -.300, .170), 0, 0, 68, fstop=a.f * 1.3, focus=.335); at = Vector((.030, -.008, -.018))
# each focuses on what it is about, and looks at it
c.rotation_euler = (at - c.location).to_track_quat('-Z', 'Y').to_euler(); c.data.dof.focus_distance = (at - c.location).length
settings(a, exposure=a.expo, look=a.look)
if a.passes: aux_passes(a.out)
render(a.out)
