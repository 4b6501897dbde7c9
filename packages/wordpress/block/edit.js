/* The block in the editor: which widget and which colours. The page itself gets the div that clothesline.php prints. */
(({ blocks, element: { createElement: h }, blockEditor: { useBlockProps, InspectorControls }, components }) => {
  const choice = (label, name, values, { attributes, setAttributes }) =>
    h(components.SelectControl, {
      label,
      value: attributes[name],
      options: values.map((value) => ({ label: value, value })),
      onChange: (value) => setAttributes({ [name]: value }),
    });

  function Edit(props) {
    const settings = h(
      components.PanelBody,
      { title: 'Clothesline' },
      choice('Widget', 'widget', ['featured-donations', 'chat', 'donations-map', 'create-form'], props),
      choice('Colours', 'theme', ['light', 'dark', 'auto'], props),
    );
    const text = h('p', null, `Clothesline: ${props.attributes.widget}`);
    return h('div', useBlockProps(), h(InspectorControls, null, settings), text);
  }

  blocks.registerBlockType('clothesline/widget', { edit: Edit, save: () => null });
})(window.wp);
