import { BookPage, bookMetadata } from "@/components/book/book-page";
import { languageOfPage, type PageParams } from "@/lib/addresses/page-language";

export async function generateMetadata({ params }: PageParams) {
  return bookMetadata(await languageOfPage(params));
}

export default async function RecommendedBookPage({ params }: PageParams) {
  return <BookPage language={await languageOfPage(params)} />;
}
