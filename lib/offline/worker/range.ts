/**
 * The part of a whole response that a request asks for with `Range`, as players
 * of sound do: Safari plays nothing that comes without it. The whole response,
 * which a player may get instead, if nothing else is asked for, or in a way that
 * players do not ask.
 */
export async function partOf(
  response: Response,
  request: Request,
): Promise<Response> {
  const range = request.headers.get("Range") ?? "";
  const [, first, last] = /^bytes=(\d+)-(\d*)$/.exec(range) ?? [];
  if (first === undefined) return response;

  const whole = await response.blob();
  const { size, type } = whole;
  const begin = Number(first);
  const end = Math.min(Number(last || Infinity), size - 1);
  if (begin > end)
    return new Response(null, {
      status: 416,
      headers: { "Content-Range": `bytes */${size}` },
    });
  return new Response(whole.slice(begin, end + 1, type), {
    status: 206,
    headers: {
      "Content-Range": `bytes ${begin}-${end}/${size}`,
      "Content-Length": `${end + 1 - begin}`,
    },
  });
}
