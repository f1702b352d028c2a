import type { Layer } from "./film";

/** Another canvas for what is painted together; what is fixed only once. */
export class Aside {
  private shared?: HTMLCanvasElement;
  private readonly kept = new Map<Layer, HTMLCanvasElement>();

  constructor(
    private readonly like: HTMLCanvasElement,
    private readonly make: () => HTMLCanvasElement,
  ) {}

  draw(
    layer: Layer,
    isFixed: boolean,
    paint: (context: CanvasRenderingContext2D) => void,
  ) {
    const known = this.kept.get(layer);
    if (known?.width === this.like.width) return known;
    const canvas = isFixed ? this.make() : (this.shared ??= this.make());
    canvas.width = this.like.width;
    canvas.height = this.like.height;
    const context = canvas.getContext("2d");
    if (!context) return null;
    const scale = canvas.width / 600;
    context.setTransform(scale, 0, 0, scale, 0, 0);
    paint(context);
    if (isFixed) this.kept.set(layer, canvas);
    return canvas;
  }
}
