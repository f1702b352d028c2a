/**
 * Opens and closes menus and large pictures in browsers without popovers:
 * before Chrome 114, Safari 17 and Firefox 125. The `open` attribute shows them
 * there, see components/layout/base.css.
 */
let shown: Element | null = null;

/** Shows one or none; never two. */
function show(popover: Element | null) {
  shown?.removeAttribute("open");
  popover?.setAttribute("open", "");
  shown = popover;
}

const isKnown = "popover" in HTMLElement.prototype;
if (!isKnown) {
  HTMLElement.prototype.hidePopover = () => show(null);

  addEventListener(
    "click",
    ({ target }) => {
      if (!(target instanceof Element)) return;

      const id = target
        .closest("[popovertarget]")
        ?.getAttribute("popovertarget");
      const popover = id ? document.getElementById(id) : null;
      if (popover) show(popover.hasAttribute("open") ? null : popover);
      else if (!shown?.contains(target)) show(null);
    },
    true,
  );
  addEventListener("keydown", ({ key }) => {
    if (key === "Escape") show(null);
  });
}
