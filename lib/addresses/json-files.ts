/**
 * What a route exports to write a folder of files: their names, and the content
 * of each, read when the file is written.
 */
export function jsonFiles(
  entries: readonly (readonly [file: string, read: () => unknown])[],
) {
  const files = new Map(entries);
  return {
    generateStaticParams: () => [...files.keys()].map((file) => ({ file })),
    GET: async (
      _request: Request,
      { params }: { params: Promise<{ file: string }> },
    ) => {
      const read = files.get((await params).file);
      if (!read) return new Response(null, { status: 404 });

      return Response.json(await read());
    },
  };
}
