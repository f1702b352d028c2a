import { BookPage, bookMetadata } from "@/components/book/book-page";

export const metadata = bookMetadata("en");

export default function RecommendedBookPage() {
  return <BookPage language="en" />;
}
