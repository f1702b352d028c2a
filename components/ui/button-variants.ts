const shape =
  "inline-flex min-h-12 items-center justify-center gap-2 py-2.5 text-center font-semibold text-balance [translate:0_0] active:[translate:0_1px]";

/** How buttons, and links that look like them, are drawn. */
export const buttonVariants = {
  primary: `${shape} px-6 plate cursor-target hover:plate-lit aria-disabled:bg-asphalt-800 aria-disabled:text-lane-300 aria-disabled:[box-shadow:none] aria-disabled:border-dashed aria-disabled:border-asphalt-500`,
  secondary: `${shape} cursor-target px-4 sm:px-6 rounded-plate border-2 border-asphalt-500 hover:bg-asphalt-800 aria-disabled:border-dashed aria-disabled:text-lane-400`,
} as const;

export type ButtonVariant = keyof typeof buttonVariants;
