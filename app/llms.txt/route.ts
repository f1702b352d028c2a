import { llmsText } from "@/lib/site/llms";

export const dynamic = "force-static";

/** What is where, for programs that answer questions. */
export function GET() {
  return new Response(llmsText(), {
    headers: { "Content-Type": "text/plain; charset=utf-8" },
  });
}
