import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { chapters } from "@/content/book";
import { Book } from "./book";

/**
 * The book as HTML.
 *
 * @param headingPages page of every heading; empty until it is known
 * @param fileAddress address of a file in the repository
 */
export const bookMarkup = (
  headingPages: readonly number[],
  fileAddress: (path: string) => string,
) =>
  renderToStaticMarkup(
    createElement(Book, { chapters, headingPages, fileAddress }),
  );
