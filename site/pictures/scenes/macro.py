"""The hands' work from ten centimetres: film round an edge, film off its liner, a knife at a corner."""
import os, sys; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from kit import *
from tools import *
a = args(out='out/macro.png', shot='edge', film='walnut', spp=16, pct=50, seed=0, thr=0.0, threads=2, passes=False, look='Medium High Contrast', expo=0.0, crop='', db=4, f=6.3)
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

if a.shot == 'edge':
    # an old white front on two felt blocks; its film is round the edge on the left, still on its way on the right
    X0, X1, D = -.22, .22, .30
    white = T('melamine'); v = white.coord('Object', False); white.pbsdf(white.mix(white.mapr(white.noise(v, 40, 5), .4, .7, 0, .5), '#e4dfd2', '#cfc6b2'), .4, 0, .4)
    chip = T('chip'); v = chip.coord('Object', False); n = chip.noise(v, 900, 6, .7); s = chip.n('SeparateXYZ'); chip.put(s.inputs[0], v)
    k = chip.mapr(chip.math('ADD', chip.noise(chip.scale(v, (26, 1, 90)), 1, 4, .6), chip.math('MULTIPLY', s.outputs[2], 9)), .56, .58, 0, 1)      # the band has chipped off: pressed wood shows
    chip.pbsdf(chip.mix(k, '#dfd8c8', chip.mix(n, '#7c5f3f', '#b59468')), .7, 0, .3, chip.bump(chip.math('SUBTRACT', chip.math('MULTIPLY', n, .6), k), .6, .0008))
    box('leaf', (X1 - X0, D, .0188), (0, D / 2, -.0094), white.mat, .0008); box('band', (X1 - X0, .0006, .0182), (0, -.0002, -.0094), chip.mat, .0002)
    for x in (-.15, .15): rbox('felt', (.07, .2, .036), (x, .14, -.037), simple('felt', '#4b4d4c', .95, bump=.6, bscale=900), .01, 'z', .004)
    rows = []
    for i in range(261):
        x = X0 + .001 + (X1 - X0 - .002) * i / 260; k = smooth(-.020, .075, x)      # 0: round the edge, 1: loose
        turn = math.radians(90) * (1 - k) - math.radians(62) * k; arc = math.exp((1 - k) * math.log(.0023) + k * math.log(.046)); L = .019 + .026 * smooth(-.045, .03, x)
        arc = min(arc, L); curve = lambda s: -turn / arc if s < arc else 0.0
        at = [arc * j / 40 for j in range(41)] + [arc + (L - arc) * j / 60 for j in range(1, 61)]; p = bent((0.0, 0.0), curve, L, at); row = [((x, D - q * D, .0004), (x, -D + q * D)) for q in [j / 6 for j in range(6)]] + [((x, -y, z + .0004), (x, q)) for (y, z), q in zip(p, at)]
        rows.append(row[::-1])
    sheet('film', rows, film_, glue)
    squeegee((-.075, .150, .0008), (0, 0, math.radians(27)))
    room()
    area('key', (-.80, -.02, .52), (0, 0, 0), .45, .45, 15, (1, .94, .86)); area('strip', (.25, .80, .30), (0, .03, 0), .9, .10, 1.6, (1, .98, .95)); area('fill', (.60, -.60, .22), (0, 0, -.01), .6, .5, 2.4, (.90, .95, 1))
    area('wall', (-.5, .9, 1.2), (0, 1.9, .5), .8, .8, 9, (1, .86, .68))
    c = camera((.060, -.310, .100), 0, 0, 85, fstop=a.f, focus=.282); at = Vector((.012, 0, -.006))
elif a.shot == 'peel':
    # on the cutting mat: a corner of the film has come off, its liner stays flat
    room('#2f3432'); S, N = .42, 210; cutting_mat((.60, .45), (.02, .10, -.054), math.radians(4))
    z0 = -.0508; sq = lambda i, j: ((i / N - .5) * S, (j / N - .5) * S)
    wob = lambda x, y: .0008 * math.sin(x * 14 + 1) * math.sin(y * 11) + .0010
    rows = [[((x, y, wob(x, y)), (x, y)) for x, y in (sq(i, j) for i in range(0, N + 1, 10))] for j in range(N, -1, -10)]
    sheet('liner', rows, paper, paper, .00012, (.02, .12, z0), math.radians(9))
    nrm = Vector((.62, -.78)).normalized(); along = Vector((-nrm.y, nrm.x)); d0 = .055
    prof = {}
    rows = []
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
else:
    # a wrapped corner, the knife put down on it, the trimmed strip curling beside it
    X0, Y0 = -.30, .0; r = .0022
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
    knife((-.020, .030, .0002), (0, 0, math.radians(-38)), out=.034)
    for i, (p, q, t_, r_) in enumerate((((.050, -.050, -.042), (.15, .2, .9), 1.7, .0095), ((.098, -.004, -.0405), (.1, -.1, 2.2), 1.2, .0105), ((-.015, -.060, -.0435), (0, .1, -.4), .8, .0080))): offcut(p, q, film_, glue, r_, t_, .0055)
    room('#2f3432')
    area('key', (-.80, .15, .52), (0, 0, 0), .45, .45, 14, (1, .94, .86)); area('strip', (.45, .70, .40), (0, .03, 0), .7, .16, 4, (1, .98, .95)); area('fill', (.7, -.5, .30), (0, 0, -.02), .6, .5, 2.2, (.90, .95, 1))
    area('wall', (-.5, .9, 1.2), (0, 1.9, .5), .8, .8, 8, (1, .86, .68))
    c = camera((.150, -.315, .185), 0, 0, 68, fstop=a.f, focus=.335); at = Vector((.022, -.010, -.020))
# each focuses on what it is about, and looks at it
c.rotation_euler = (at - c.location).to_track_quat('-Z', 'Y').to_euler(); c.data.dof.focus_distance = (at - c.location).length
settings(a, exposure=a.expo, look=a.look)
if a.passes: aux_passes(a.out)
render(a.out)
