/**
 * Lets the link to a page in another language lead to the same place in it:
 * what stands after "#" is a query, a rule, a paper or an open exam there, too.
 * At the press, since the place changes without the link being drawn again.
 */
for (const sign of ["pointerdown", "click"])
  addEventListener(
    sign,
    ({ target }) => {
      if (!(target instanceof Element)) return;

      // See components/layout/language-switch.tsx.
      const link = target.closest<HTMLAnchorElement>(".language-name");
      if (link) link.hash = location.hash;
    },
    { passive: true, capture: true },
  );
