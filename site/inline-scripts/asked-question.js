// The assistant leads to the form with a question in the address: `#contact?question=…`. A browser knows no such place on the page. The form
// itself reads the question once it is on the screen and loaded.
{
  const follow = () => {
    if (location.hash.startsWith('#contact?')) document.getElementById('contact').scrollIntoView();
  };
  addEventListener('hashchange', follow);
  follow();
}
