/**
 * Asks for the scripts of the app once the words that the server wrote are on the screen: until then they would only
 * take the network and the processor from them. The page names them in a template, where no browser fetches anything.
 *
 * This stands in the page itself, and is named there as a file as well: whoever changes a page on its way, or adds a
 * policy of their own, has the browser refuse what is inline. It comes to nothing the second time.
 */
{
  // Nothing is drawn in a tab that nobody sees, nor where the browser thinks so.
  const longestWaitInMilliseconds = 500;

  const ask = () => {
    const scripts = document.querySelector<HTMLTemplateElement>("#scripts");
    if (scripts === null) return;
    scripts.replaceWith(document.importNode(scripts.content, true));
    // The first amount, number or day that a page writes takes a slow phone a tenth of a second, as the browser lists all
    // languages that it knows. That is done here: until the scripts have come there is nothing else to do.
    setTimeout(() => Intl.NumberFormat(), 0);
  };

  if (document.hidden) ask();
  else {
    // Told once the first words are on the screen, which is later than they were handed over to be drawn.
    new PerformanceObserver(
      (drawn) => drawn.getEntriesByName("first-contentful-paint").length > 0 && ask(),
    ).observe({
      type: "paint",
      buffered: true,
    });
    setTimeout(ask, longestWaitInMilliseconds);
  }
}
