"""fit-weights.py FILE: weights for line-weights.ts by logistic regression. FILE: what candidates.cli.ts wrote.
Lines are as important as all else together; how well it does is measured with one room left out at a time."""
import json, sys, numpy as np
rows = json.load(open(sys.argv[1]))
def fit(X, y, l2=.02):
    w = np.zeros(X.shape[1]); mu, sd = X.mean(0), X.std(0) + 1e-9; mu[0], sd[0] = 0, 1; Z = (X - mu) / sd
    c = np.where(y > 0, 1 / max(y.sum(), 1) * len(y) * .35, 1 / (len(y) - y.sum()) * len(y) * .65)
    for _ in range(60):
        p = 1 / (1 + np.exp(-Z @ w)); g = Z.T @ (c * (p - y)) / len(y) + l2 * np.r_[0, w[1:]]
        H = (Z * (c * p * (1 - p))[:, None]).T @ Z / len(y) + l2 * np.diag(np.r_[0, np.ones(len(w) - 1)]) + 1e-9 * np.eye(len(w)); w -= np.linalg.solve(H, g)
    v = w / sd; v[0] = w[0] - (w[1:] * mu[1:] / sd[1:]).sum(); return v
for kind, name in enumerate(('upright', 'level', 'side')):
    q = np.array([r for r in rows if r[1] == kind], float); G, y, X = q[:, 0], q[:, 2], q[:, 3:]
    w = fit(X, y); odds = np.zeros(len(y))
    for g in set(G): odds[G == g] = X[G == g] @ fit(X[G != g], y[G != g])
    print('%s: %d of %d are lines; left out: %.3f of the lines found, %.4f of the others taken for one' % (name, y.sum(), len(y), (odds[y > 0] > 0).mean(), (odds[y == 0] > 0).mean()))
    print('  [' + ', '.join('%.2f' % v for v in w) + '],')
