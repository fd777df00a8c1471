"""fit-weights.py FILE: weights for line-weights.ts. FILE: what candidates.cli.ts wrote.
A network with one small hidden layer. Lines count half as much as all else together, because wrong ones are as bad as missing ones.
How well it does is measured with one room left out at a time."""
import json, sys, numpy as np
rows = json.load(open(sys.argv[1])); HIDDEN = 6
def fit(X, y, epochs=400, l2=3e-3, lines=.35):
    r = np.random.default_rng(0); mu, sd = X.mean(0), X.std(0) + 1e-9; mu[0], sd[0] = 0, 1; Z = (X - mu) / sd
    c = np.where(y > 0, lines / y.mean(), (1 - lines) / (1 - y.mean())) / len(y)
    P = [r.normal(0, .4, (X.shape[1], HIDDEN)), np.zeros(HIDDEN), r.normal(0, .3, HIDDEN), np.zeros(1)]
    M = [np.zeros_like(p) for p in P]; V = [np.zeros_like(p) for p in P]
    for t in range(1, epochs + 1):
        H = np.tanh(Z @ P[0] + P[1]); e = c * (1 / (1 + np.exp(-(H @ P[2] + P[3]))) - y); back = np.outer(e, P[2]) * (1 - H * H)
        for i, g in enumerate((Z.T @ back + l2 * P[0], back.sum(0), H.T @ e + l2 * P[2], np.array([e.sum()]))):
            M[i] = .9 * M[i] + .1 * g; V[i] = .99 * V[i] + .01 * g * g
            P[i] = P[i] - .03 * (M[i] / (1 - .9 ** t)) / (np.sqrt(V[i] / (1 - .99 ** t)) + 1e-8)
    W = P[0] / sd[:, None]; W[0] += P[1] - (mu[1:, None] * W[1:]).sum(0)      # the first feature is always 1
    return W, P[2], P[3][0]
odds_of = lambda X, W, v, a: np.tanh(X @ W) @ v + a
for kind, name in enumerate(('upright', 'level', 'side')):
    q = np.array([r for r in rows if r[1] == kind], float); G, y, X = q[:, 0], q[:, 2], q[:, 3:]
    odds = np.zeros(len(y))
    for g in set(G): odds[G == g] = odds_of(X[G == g], *fit(X[G != g], y[G != g]))
    print('%s: %d of %d are lines; left out: %.3f of the lines found, %.4f of the others taken for one' % (name, y.sum(), len(y), (odds[y > 0] > 0).mean(), (odds[y == 0] > 0).mean()), file=sys.stderr)
    W, v, a = fit(X, y); row = lambda u: '[' + ', '.join('%.3g' % x for x in u) + ']'
    print('  %s: {\n    hidden: [\n%s\n    ],\n    out: %s,\n    bias: %.3g,\n  },' % (name, '\n'.join('      %s,' % row(W[:, j]) for j in range(HIDDEN)), row(v), a))
