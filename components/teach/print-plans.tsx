"use client";

import { Button } from "../ui/button";

/** Prints the page, of which the style leaves the plans. */
export function PrintPlans({ label }: { label: string }) {
  return (
    <Button variant="secondary" onPress={() => print()}>
      {label}
    </Button>
  );
}
