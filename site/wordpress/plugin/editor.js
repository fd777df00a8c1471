/**
 * The blocks in the editor: the fields of each widget, and a preview in a frame. It is written for browsers as it is, without a build step.
 */
((blocks, blockEditor, components, element, data) => {
  const el = element.createElement;
  const words = data.words;

  const icon = el(
    'svg',
    { viewBox: '0 0 32 32', width: 24, height: 24, 'aria-hidden': true },
    el('path', {
      fill: '#1e5a45',
      d: 'M6 0h13c1 4.5 3.5 8.5 7 11 2 1.4 4 2.2 6 2.5V26a6 6 0 0 1-6 6H6a6 6 0 0 1-6-6V6a6 6 0 0 1 6-6Z',
    }),
    el('path', {
      fill: '#c7dccb',
      d: 'M19 0c1 4.5 3.5 8.5 7 11 2 1.4 4 2.2 6 2.5-4.5 1.7-9.5 1.5-12.5-.5C16.5 11 16.5 5 19 0Z',
    }),
  );

  /** The address of the preview. The frame has no attributes that the widget's page does not know. */
  function frameAddress(widget, values) {
    const query = new URLSearchParams();
    Object.keys(widget.attributes).forEach((name) => {
      if (values[name]) {
        query.set(name, values[name]);
      }
    });
    Object.entries(widget.preview).forEach((entry) => {
      query.set(entry[0], entry[1]);
    });
    const languages = Object.keys(widget.framed);
    const own = document.documentElement.lang.slice(0, 2).toLowerCase();
    const lang = [values.lang, own, languages[0]].find((code) => languages.includes(code));
    return `${data.origin + widget.framed[lang]}?${query}`;
  }

  /** The widget in a frame, which becomes as high as what is in it. It takes no clicks: those choose the block. */
  function Preview(props) {
    const frame = element.useRef();
    const height = element.useState(400);
    element.useEffect(() => {
      // The editor may itself be in a frame.
      const outer = frame.current.ownerDocument.defaultView;
      function listen(event) {
        const isOurs =
          frame.current && event.source === frame.current.contentWindow && event.origin === data.origin;
        if (isOurs && event.data && event.data.wrappie === 'height' && event.data.height > 0) {
          height[1](Math.min(Math.ceil(event.data.height), 4000));
        }
      }
      outer.addEventListener('message', listen);
      return () => {
        outer.removeEventListener('message', listen);
      };
    }, []);
    return el('iframe', {
      ref: frame,
      src: frameAddress(props.widget, props.values),
      title: props.widget.title,
      loading: 'lazy',
      tabIndex: -1,
      style: { display: 'block', width: '100%', height: height[0], border: 0, pointerEvents: 'none' },
    });
  }

  function Field(props) {
    const declared = props.declared;
    const absent = declared.kind === 'code' ? words.theirs : `${words.none}: ${declared.absent}`;
    const shared = {
      // As in a shortcode. WordPress cuts a longer label off.
      label: props.name,
      help: `${declared.description} ${absent}`,
      value: props.value || '',
      onChange: props.onChange,
      __nextHasNoMarginBottom: true,
      __next40pxDefaultSize: true,
    };
    if (declared.kind !== 'choice') {
      return el(
        components.TextControl,
        Object.assign(shared, declared.kind === 'code' ? { placeholder: data.partner } : {}),
      );
    }
    const options = declared.values.map((value) => ({ value: value, label: value }));
    return el(
      components.SelectControl,
      Object.assign(shared, { options: [{ value: '', label: words.none }].concat(options) }),
    );
  }

  function Fields(props) {
    const names = Object.keys(props.widget.attributes).filter(
      (name) => props.widget.attributes[name].rare === props.rare,
    );
    return el(
      components.PanelBody,
      { title: props.rare ? words.rare : words.fields, initialOpen: !props.rare },
      names.map((name) =>
        el(Field, {
          key: name,
          name,
          declared: props.widget.attributes[name],
          value: props.values[name],
          onChange: (value) => {
            props.change({ [name]: value });
          },
        }),
      ),
    );
  }

  function MissingCode(props) {
    if (data.partner || props.values.partner || !props.widget.attributes.partner) {
      return null;
    }
    return el(
      components.Notice,
      { status: 'warning', isDismissible: false },
      words.noCode,
      data.settings ? ' ' : null,
      data.settings ? el(components.ExternalLink, { href: data.settings }, words.setCode) : null,
    );
  }

  Object.entries(data.widgets).forEach((entry) => {
    const widget = entry[1];
    blocks.registerBlockType(`wrappie/${entry[0]}`, {
      icon: icon,
      edit: (props) => {
        const shared = { widget: widget, values: props.attributes, change: props.setAttributes };
        return el(
          'div',
          blockEditor.useBlockProps(),
          el(
            blockEditor.InspectorControls,
            null,
            el(MissingCode, shared),
            el(Fields, Object.assign({ rare: false }, shared)),
            el(Fields, Object.assign({ rare: true }, shared)),
          ),
          widget.framed
            ? el(Preview, shared)
            : el(components.Placeholder, { icon: icon, label: widget.title, instructions: words.noFrame }),
        );
      },
      save: () => null,
    });
  });
})(window.wp.blocks, window.wp.blockEditor, window.wp.components, window.wp.element, window.wrappieWidgets);
