"""Curtains that let light through."""
from kit import *

def linen():
    t = T('curtain'); through = t.n('BsdfTranslucent'); back = t.n('BsdfDiffuse'); both = t.n('MixShader'); t.put(through.inputs[0], '#f1ece2'); t.put(back.inputs[0], '#efeae0')
    t.nt.links.new(back.outputs[0], both.inputs[1]); t.nt.links.new(through.outputs[0], both.inputs[2]); t.nt.links.new(both.outputs[0], t.out.inputs[0])
    return t.mat

def curtain(x0, x1, y, z0, z1, waves, amp, seed):
    """hangs in folds along x; amp: how deep the folds are, wider at the hem"""
    r = random.Random(seed); bm = bmesh.new(); n = 160; rows = []
    ph = [r.uniform(0, 6) for _ in range(4)]
    for k, z in enumerate((z0, (z0 + z1) / 2, z1)):
        row = []
        for i in range(n + 1):
            u = i / n
            A = amp * (1.25 - .45 * k / 2)
            row.append(bm.verts.new((x0 + (x1 - x0) * u + .01 * math.sin(u * 9 + ph[1] + k), y + A * math.sin(u * waves * 6.283 + ph[0] + .35 * math.sin(u * 11 + ph[2]) + .15 * k) + .3 * A * math.sin(u * waves * 13 + ph[3]), z)))
        rows.append(row)
    for p, q in zip(rows, rows[1:]):
        for i in range(n): bm.faces.new((p[i], p[i + 1], q[i + 1], q[i])).smooth = True
    obj('curtain', bm_to_mesh(bm, 'curtain'), linen())
