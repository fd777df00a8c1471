import os, sys; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from kit import *
# a grain seen flat, 0.7 m of it: what is laid on a visitor's own photo, and on the samples to choose from
a = args(out='out/flat.png', film='grain-oak', spp=32, pct=100, seed=0, thr=0.0, threads=2, passes=False, albedo=True, look='None', expo=0.0)
SIDE = .7
reset()
front = film('front', film_spec({}, a.film), uv=True)
bm = bmesh.new(); uv = bm.loops.layers.uv.new('uv')
corners = ((-1, -1), (1, -1), (1, 1), (-1, 1))
face = bm.faces.new([bm.verts.new((x * SIDE / 2, y * SIDE / 2, 0)) for x, y in corners])
for loop, (x, y) in zip(face.loops, corners): loop[uv].uv = ((x + 1) / 2 * SIDE, (y + 1) / 2 * SIDE)
obj('sheet', bm_to_mesh(bm, 'sheet'), front, tag='front')
eye = camera((0, 0, 1), 0, -90); eye.data.type = 'ORTHO'; eye.data.ortho_scale = SIDE
settings(a, 512, 512, look=a.look, exposure=a.expo)
albedo_mode('front', 'front')
render(a.out)
